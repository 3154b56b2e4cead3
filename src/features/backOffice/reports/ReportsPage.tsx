// @bundle reports-page

import { Suspense, useCallback, useMemo } from 'react';
import { MirrorProgress } from '@/components/mirror/MirrorProgress';
import { StaffPageHeading } from '@/components/mirror/StaffPageHeading';
import { selectOverlaysWithChanges } from '@/data/customer/queuedCustomers';
import { selectOrdersNewestFirst } from '@/data/order/orderRows';
import { useOrdersWithEdits, useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { selectLinesWithChanges } from '@/data/production/queuedLines';
import { useStaffShop } from '@/data/shop/staffShopReads';
import { selectStockItems, selectStockMovements } from '@/data/stock/stockRows';
import { sizesOf } from '@/domain/metrics/bottles';
import { dateOrders } from '@/domain/metrics/datedOrders';
import { ledgersOf } from '@/domain/metrics/stockThen';
import type { ReportData } from '@/features/backOffice/reports/definitions/reportData';
import { comparedPeriod, reportPeriod } from '@/features/backOffice/reports/definitions/reportPeriod';
import {
  CATEGORIES,
  REPORT_IDS,
  REPORTS,
  type ReportCategory,
} from '@/features/backOffice/reports/definitions/reports';
import { reportsLabels } from '@/i18n/en/backOffice/reports';
import { useLabels } from '@/i18n/labels';
import { periodAt } from '@/lib/time/periods';
import { useAppSelector } from '@/store/hooks';
import { useNow } from '@/store/useNow';
import { combineReadings, useMirror } from '@/sync/mirror/useMirror';
import { DialogNotLoaded } from '@/ui/dialog/DialogNotLoaded';
import { useOpenInAddress } from '@/ui/dialog/useOpenInAddress';
import { PillChoice } from '@/ui/form/PillChoice';
import { lazyWith } from '@/ui/lazy/lazyWith';
import { Notice } from '@/ui/Notice';
import { useAddressParams } from '@/ui/useAddressParams';
import type { MadeReport } from './madeReport';
import { PeriodPicker } from './PeriodPicker';
import { ReportCard } from './ReportCard';
import { REPORT_PARAM, type ReportsView, readReport, readView, withView } from './reportAddress';

/** Everything the reports are computed from, and how fresh it is. */
function useReports() {
  const orderReading = useMirror('orders');
  const stockReading = combineReadings(orderReading, useMirror('inventory'), useMirror('stockMovements'));
  const reading = combineReadings(stockReading, useMirror('productionLines'), useMirror('customers'));
  const stored = useAppSelector(selectOrdersNewestFirst);
  const items = useAppSelector(selectStockItems);
  const movements = useAppSelector(selectStockMovements);
  const owner = useOutboxOwner();
  const { lines } = useAppSelector(state => selectLinesWithChanges(state, owner));
  const { overlays } = useAppSelector(state => selectOverlaysWithChanges(state, owner));
  const { orders: edited = stored } = useOrdersWithEdits(stored);
  // Without it tax is not divided, and the report says why.
  const sellerState = useStaffShop()?.seller.state ?? null;

  const orders = useMemo(() => dateOrders(edited), [edited]);
  const storedOrders = useMemo(() => dateOrders(stored), [stored]);
  const ledgers = useMemo(
    () => ledgersOf(items, stored, movements, stockReading.latestOnly),
    [items, stored, movements, stockReading.latestOnly],
  );
  const data = useMemo<ReportData>(
    () => ({
      orders,
      storedOrders,
      overlays,
      items,
      sizesToday: sizesOf(items),
      ledgers,
      lines,
      sellerState,
    }),
    [orders, storedOrders, overlays, items, ledgers, lines, sellerState],
  );
  return { reading, data, latestOnly: orderReading.latestOnly } as const;
}

const CHOICES = ['all', ...CATEGORIES] as const;

type Props = {
  /** Null: all of them. */
  readonly category: ReportCategory | null;
  readonly onChoose: (category: ReportCategory | null) => void;
};

function CategoryPicker({ category, onChoose }: Props) {
  const labels = useLabels(reportsLabels).category;
  return (
    <PillChoice
      label={labels.label}
      values={CHOICES}
      chosen={category ?? 'all'}
      onChoose={choice => onChoose(choice === 'all' ? null : choice)}
      nameOf={choice => labels[choice]}
    />
  );
}

/** What of the reports is shown, and which is open, kept in the address. */
function useReportAddress() {
  const [params, setParams] = useAddressParams();
  const { close, linkTo } = useOpenInAddress(REPORT_PARAM);
  const change = useCallback(
    (changed: Partial<ReportsView>) => setParams(current => withView(current, changed), { replace: true }),
    [setParams],
  );
  return { view: readView(params), change, open: readReport(params), close, linkTo } as const;
}

// The cards are on screen before anybody looks into one.
const ReportDialog = lazyWith(
  () => import('./ReportDialog').then(part => part.ReportDialog),
  DialogNotLoaded,
);

/** `/admin/dashboard/reports`: nine reports of any period, to look at and to take along (spec §2). */
export function ReportsPage() {
  const labels = useLabels(reportsLabels);
  const { view, change, open, close, linkTo } = useReportAddress();
  const { reading, data, latestOnly } = useReports();
  const nowMs = useNow();
  // Reports are of days: they are the same from minute to minute.
  const todayMs = periodAt('day', nowMs).fromMs;
  const { category, period: choice, from, to } = view;
  const period = useMemo(() => reportPeriod(choice, from, to, todayMs), [choice, from, to, todayMs]);
  const made = useMemo(() => {
    if (!reading.complete || !period) return null;
    const scope = { data, period, nowMs: todayMs };
    return REPORT_IDS.map(
      (id): MadeReport => ({ id, report: REPORTS[id].make(scope), period, before: null, latestOnly }),
    );
  }, [reading.complete, data, period, todayMs, latestOnly]);
  const found = made?.find(({ id }) => id === open);
  const opened = useMemo(() => {
    if (!found || !period || REPORTS[found.id].ofNow) return found;
    const before = comparedPeriod(choice, period, nowMs);
    const report = REPORTS[found.id].make({ data, period: before, nowMs: todayMs });
    return { ...found, before: { report, period: before } };
  }, [found, period, choice, data, nowMs, todayMs]);

  return (
    <div className="flex flex-col gap-6">
      <StaffPageHeading title={labels.heading} reading={reading} />
      <div className="flex flex-col gap-4">
        <CategoryPicker category={category} onChoose={chosen => change({ category: chosen })} />
        <PeriodPicker view={view} period={period} onChange={change} />
      </div>
      <MirrorProgress reading={reading} loading={labels.loading} failed={labels.failed} />
      {reading.complete && !period && <Notice tone="info">{labels.period.choose}</Notice>}
      {made && (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {made
            .filter(({ id }) => category === null || REPORTS[id].category === category)
            .map(report => (
              <ReportCard key={report.id} made={report} link={linkTo(report.id)} />
            ))}
        </ul>
      )}
      {opened && (
        <Suspense fallback={null}>
          <ReportDialog key={opened.id} made={opened} nowMs={nowMs} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
