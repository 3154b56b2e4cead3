import { amountToCollect } from '@/domain/run/runRules';
import type { RunSummary } from '@/domain/run/runSummary';
import type { ClosingLabels } from '@/i18n/en/backOffice/deliveries/closing';
import type { DeliveriesLabels } from '@/i18n/en/backOffice/deliveries/deliveries';
import { CSV_TYPE, type CsvColumn, toCsv } from '@/lib/csv';
import { type Paise, paiseToRupees } from '@/lib/number/money';
import type { ShopDay } from '@/lib/time/periods';
import type { AppThunk } from '@/store/thunk';

const rupees = (paise: Paise | undefined): number | null =>
  paise === undefined ? null : paiseToRupees(paise);

export type SummaryLabels = { readonly closing: ClosingLabels; readonly deliveries: DeliveriesLabels };

const columnsOf = ({
  closing: { day, money },
  deliveries,
}: SummaryLabels): readonly CsvColumn<RunSummary>[] => [
  { heading: day.columns.day, cell: ({ run }) => run.day },
  { heading: day.run, cell: ({ run }) => run.name },
  { heading: day.driver, cell: ({ run }) => run.driverName },
  { heading: day.state, cell: ({ run }) => deliveries.run.state[run.state] },
  { heading: day.columns.deliveredStops, cell: ({ delivered }) => delivered.length },
  { heading: day.columns.failedStops, cell: ({ failed }) => failed.length },
  { heading: day.columns.openStops, cell: ({ open }) => open.length },
  { heading: money.expected, cell: ({ expectedPaise }) => paiseToRupees(expectedPaise) },
  { heading: day.columns.cashRecorded, cell: ({ recorded }) => paiseToRupees(recorded.cash) },
  { heading: day.columns.cashCounted, cell: ({ counted }) => rupees(counted?.cash) },
  { heading: day.columns.upiRecorded, cell: ({ recorded }) => paiseToRupees(recorded.upi) },
  { heading: day.columns.upiCounted, cell: ({ counted }) => rupees(counted?.upi) },
  {
    heading: money.difference,
    cell: ({ differs }) => rupees(differs ? differs.cash + differs.upi : undefined),
  },
  { heading: day.columns.reason, cell: ({ run }) => run.closing?.reason ?? '' },
  { heading: day.columns.unpaid, cell: ({ unpaid }) => paiseToRupees(amountToCollect(unpaid).paise) },
  { heading: `${day.bottlesHeading}: ${day.out}`, cell: ({ bottles }) => bottles.out },
  { heading: `${day.bottlesHeading}: ${day.delivered}`, cell: ({ bottles }) => bottles.delivered },
  { heading: `${day.bottlesHeading}: ${day.due}`, cell: ({ bottles }) => bottles.due },
  { heading: `${day.bottlesHeading}: ${day.back}`, cell: ({ bottles }) => bottles.back },
  { heading: `${day.bottlesHeading}: ${day.missing}`, cell: ({ bottles }) => bottles.missing },
  { heading: day.columns.closedBy, cell: ({ run }) => run.closing?.byName ?? '' },
];

/** Hands a day's runs to the person as a file, a line for each. Rejects when it cannot be made. */
export const exportDay =
  (day: ShopDay, accounts: readonly RunSummary[], labels: SummaryLabels): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { download }) => {
    const text = await toCsv(columnsOf(labels), accounts);
    await download({ name: `deliveries-${day}.csv`, type: CSV_TYPE, text });
  };
