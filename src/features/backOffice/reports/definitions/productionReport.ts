import { productionRate } from '@/domain/metrics/productionRate';
import type { ProductionLine } from '@/domain/production/production';
import { dayOf } from '@/lib/time/periods';
import { type Report, type ReportColumn, type RowColumn, tabulate } from './report';
import type { ReportScope } from './reportData';

const DONE: ReportColumn = { id: 'done', kind: 'share' };

const doneOf = ({ completed, target }: ProductionLine) => (target === 0 ? null : completed / target);

const COLUMNS: readonly RowColumn<ProductionLine>[] = [
  { id: 'line', kind: 'text', cell: row => row.name },
  { id: 'product', kind: 'text', cell: row => row.product || null },
  { id: 'status', kind: 'word', cell: row => row.status },
  { id: 'efficiency', kind: 'share', cell: row => row.efficiency / 100 },
  {
    id: 'completed',
    kind: 'count',
    cell: row => row.completed,
    total: rows => productionRate(rows).completed,
  },
  { id: 'target', kind: 'count', cell: row => row.target, total: rows => productionRate(rows).target },
  { ...DONE, cell: doneOf, total: rows => productionRate(rows).fraction },
  {
    id: 'expected',
    kind: 'day',
    cell: ({ estimatedCompletion: at }) => (at === null ? null : dayOf(Date.parse(at))),
  },
];

/** How far each line has come with its run. Its totals are those of the Production Rate: of the runs under way. */
export function productionReport({ data: { lines } }: Pick<ReportScope, 'data'>): Report {
  const rows = lines.toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  const { fraction, runs } = productionRate(rows);
  const withoutRun = rows.length - runs;
  return {
    ...tabulate(COLUMNS, rows),
    chart: {
      label: { id: 'line', kind: 'text' },
      value: DONE,
      bars: rows.map(row => ({ label: row.name, value: doneOf(row) ?? 0 })),
    },
    headline: { column: DONE, value: fraction },
    basis: { kind: 'runs', count: runs },
    notes: [{ kind: 'asOfNow' }, ...(withoutRun > 0 ? [{ kind: 'noRun', count: withoutRun } as const] : [])],
  };
}
