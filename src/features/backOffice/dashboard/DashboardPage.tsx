// @bundle dashboard-page

import { Suspense, useCallback, useMemo } from 'react';
import { MirrorProgress } from '@/components/mirror/MirrorProgress';
import { StaffPageHeading } from '@/components/mirror/StaffPageHeading';
import { useAlertMirrors } from '@/data/alert/useAlerts';
import { selectOrdersNewestFirst } from '@/data/order/orderRows';
import { useOrdersWithEdits, useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { selectLinesWithChanges } from '@/data/production/queuedLines';
import { selectStockRows } from '@/data/stock/queuedStock';
import { selectStockItems, selectStockMovements } from '@/data/stock/stockRows';
import { sizesOf } from '@/domain/metrics/bottles';
import { dateOrders } from '@/domain/metrics/datedOrders';
import { ledgersOf } from '@/domain/metrics/stockThen';
import type { Order } from '@/domain/order/order';
import { dashboardLabels } from '@/i18n/en/backOffice/dashboard';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { formatDay } from '@/lib/time/dates';
import { type Period, periodAt } from '@/lib/time/periods';
import { useAppSelector } from '@/store/hooks';
import { useNow } from '@/store/useNow';
import { DialogNotLoaded } from '@/ui/dialog/DialogNotLoaded';
import { useOpenInAddress } from '@/ui/dialog/useOpenInAddress';
import { PillChoice } from '@/ui/form/PillChoice';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { lazyWith } from '@/ui/lazy/lazyWith';
import { useAddressParams } from '@/ui/useAddressParams';
import { TABLET_UP, useMediaQuery } from '@/ui/useMediaQuery';
import { AlertsPanel } from './AlertsPanel';
import {
  type DashboardView,
  PERIOD_NAMES,
  PERIODS,
  readView,
  VIEW_PARAM,
  withView,
} from './dashboardAddress';
import { dashboardMetrics } from './dashboardMetrics';
import { InventoryBars } from './InventoryBars';
import { Panel } from './Panel';
import { ProductionOutput } from './ProductionOutput';
import { RecentCards, RecentTable } from './RecentLists';
import { StatCards } from './StatCards';

// The dashboard is on screen before anybody looks into an order.
const OrderView = lazyWith(() => import('./OrderView').then(part => part.OrderView), DialogNotLoaded);

const ToDo = lazyPart(() => import('./ToDo').then(part => part.ToDo));

/** Spec §9. */
const RECENT = 5;

type Props = {
  /** The newest first. */
  readonly orders: readonly Order[];
  readonly className?: string;
};

/** The five latest orders, each of which opens in full (spec §2). */
function RecentOrders({ orders, className = '' }: Props) {
  const labels = useLabels(dashboardLabels).recent;
  const wide = useMediaQuery(TABLET_UP);
  const { opened, close } = useOpenInAddress(VIEW_PARAM);
  const viewed = opened === null ? undefined : orders.find(({ id }) => id === opened);
  const latest = orders.slice(0, RECENT);
  const Orders = wide ? RecentTable : RecentCards;
  return (
    <Panel heading={labels.heading} more={{ to: PATHS.adminOrders, label: labels.all }} className={className}>
      {latest.length === 0 ? (
        <p className="py-2 text-ink-soft">
          <strong className="block font-semibold text-ink">{labels.empty}</strong>
          {labels.emptyHint}
        </p>
      ) : (
        <Orders orders={latest} />
      )}
      {viewed && (
        <Suspense fallback={null}>
          <OrderView order={viewed} onClose={close} />
        </Suspense>
      )}
    </Panel>
  );
}

/** Everything the dashboard is computed from, and how fresh it is. */
function useDashboard() {
  // The alerts that it shows are made of all that the figures are made of.
  const reading = useAlertMirrors();
  const owner = useOutboxOwner();
  const stored = useAppSelector(selectOrdersNewestFirst);
  const storedItems = useAppSelector(selectStockItems);
  const rows = useAppSelector(state => selectStockRows(state, owner));
  const movements = useAppSelector(selectStockMovements);
  const { lines } = useAppSelector(state => selectLinesWithChanges(state, owner));
  const { orders: newestFirst = stored } = useOrdersWithEdits(stored);
  const orders = useMemo(() => dateOrders(newestFirst), [newestFirst]);
  const items = useMemo(() => rows.map(({ item }) => item), [rows]);
  // Of the server's own rows: what waits to be sent has no place in a book yet.
  const ledgers = useMemo(
    () => ledgersOf(storedItems, stored, movements, reading.latestOnly),
    [storedItems, stored, movements, reading.latestOnly],
  );
  const data = useMemo(
    () => ({ orders, items, sizesToday: sizesOf(items), ledgers, lines }),
    [orders, items, ledgers, lines],
  );
  return { reading, newestFirst, data } as const;
}

/** `/admin/dashboard`: how the shop stands (spec §2). Everything on it is computed from the mirror. */
export function DashboardPage() {
  const labels = useLabels(dashboardLabels);
  const [params, setParams] = useAddressParams();
  const view = readView(params);
  const change = useCallback(
    (changed: Partial<DashboardView>) => setParams(current => withView(current, changed), { replace: true }),
    [setParams],
  );
  const nowMs = useNow();
  const { reading, newestFirst, data } = useDashboard();
  const unit = PERIODS[view.period];
  const metrics = useMemo(
    () => (reading.complete ? dashboardMetrics(data, unit, nowMs) : null),
    [reading.complete, data, unit, nowMs],
  );

  return (
    <div className="flex flex-col gap-6">
      <StaffPageHeading title={labels.heading} reading={reading} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PillChoice
          label={labels.period.label}
          values={PERIOD_NAMES}
          chosen={view.period}
          onChoose={period => change({ period })}
          nameOf={name => labels.period[name]}
        />
        <PeriodDays period={periodAt(unit, nowMs)} />
      </div>
      <MirrorProgress reading={reading} loading={labels.loading} failed={labels.failed} />
      {metrics && (
        <>
          {/* As tall as what comes a moment later. */}
          <div className="min-h-50 md:-my-2 md:min-h-21">
            <ToDo orders={newestFirst} nowMs={nowMs} />
          </div>
          <StatCards metrics={metrics} period={view.period} />
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
  const labels = useLabels(dashboardLabels);
  const { language } = useLabels(commonLabels);
  const [first, last] = [fromMs, toMs - 1].map(ms => formatDay(new Date(ms).toISOString(), language));
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {first === last ? first : labels.days(first ?? '', last ?? '')}
    </p>
  );
}
