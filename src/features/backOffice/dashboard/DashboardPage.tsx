// @bundle dashboard-page

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RoomHeading } from '@/components/mirror/RoomHeading';
import { RoomReading } from '@/components/mirror/RoomReading';
import { commonLabels } from '@/i18n/en/common';
import { dashboardLabels } from '@/i18n/en/dashboard';
import { useLabels } from '@/i18n/labels';
import { formatDay } from '@/lib/time/dates';
import { type Period, periodAt } from '@/lib/time/periods';
import { useNow } from '@/store/useNow';
import { PillChoice } from '@/ui/form/PillChoice';
import { AlertsPanel } from './AlertsPanel';
import { type DashboardView, PERIOD_NAMES, PERIODS, readView, withView } from './dashboardAddress';
import { dashboardFigures } from './dashboardFigures';
import { InventoryBars } from './InventoryBars';
import { ProductionOutput } from './ProductionOutput';
import { RecentOrders } from './RecentOrders';
import { StatCards } from './StatCards';
import { useDashboard } from './useDashboard';

/** `/admin/dashboard`: how the shop stands (spec §2). Everything on it is computed from the replica. */
export function DashboardPage() {
  const text = useLabels(dashboardLabels);
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const change = useCallback(
    (changed: Partial<DashboardView>) => setParams(current => withView(current, changed), { replace: true }),
    [setParams],
  );
  const nowMs = useNow();
  const { reading, newestFirst, data } = useDashboard();
  const unit = PERIODS[view.period];
  const figures = useMemo(
    () => (reading.complete ? dashboardFigures(data, unit, nowMs) : null),
    [reading.complete, data, unit, nowMs],
  );

  return (
    <div className="flex flex-col gap-6">
      <RoomHeading title={text.heading} reading={reading} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PillChoice
          label={text.period.label}
          values={PERIOD_NAMES}
          chosen={view.period}
          onChoose={period => change({ period })}
          nameOf={name => text.period[name]}
        />
        <PeriodDays period={periodAt(unit, nowMs)} />
      </div>
      <RoomReading reading={reading} loading={text.loading} failed={text.failed} />
      {figures && (
        <>
          <StatCards figures={figures} period={view.period} />
          <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
            <ProductionOutput
              className="xl:col-span-2"
              orders={data.orders}
              sizesToday={data.sizesToday}
              output={view.output}
              nowMs={nowMs}
              onOutput={output => change({ output })}
            />
            <AlertsPanel />
            <RecentOrders className="self-start md:col-span-2" orders={newestFirst} />
            <InventoryBars className="md:col-span-2 xl:col-span-1" items={data.items} />
          </div>
        </>
      )}
    </div>
  );
}

/** Which days the period is: `12 Jan 2026 to 18 Jan 2026`. */
function PeriodDays({ period: { fromMs, toMs } }: { readonly period: Period }) {
  const text = useLabels(dashboardLabels);
  const { language } = useLabels(commonLabels);
  const [first, last] = [fromMs, toMs - 1].map(ms => formatDay(new Date(ms).toISOString(), language));
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {first === last ? first : text.days(first ?? '', last ?? '')}
    </p>
  );
}
