import { isKnownBefore, linesWithin, stockBefore } from '@/domain/metrics/stockThen';
import { nameBesideSize } from '@/domain/product/productLabel';
import type { StockItem } from '@/domain/stock/stockItem';
import type { LedgerKind, StockLedger } from '@/domain/stock/stockLedger';
import { sizeText } from '@/lib/number/size';
import type { Period } from '@/lib/time/periods';
import { greatest, type Report, type ReportColumn, type RowColumn, tabulate, totalIn } from './report';
import type { ReportScope } from './reportData';

const CAUSES = ['received', 'sold', 'returned', 'corrected', 'damaged'] as const;
type Cause = (typeof CAUSES)[number];

/** Under which of the report's causes a line of the ledger falls. */
const CAUSE_OF: { readonly [kind in LedgerKind]: Cause } = {
  opening: 'received',
  received: 'received',
  sale: 'sold',
  reopened: 'sold',
  notReturned: 'sold',
  returned: 'returned',
  restocked: 'returned',
  correction: 'corrected',
  unexplained: 'corrected',
  damaged: 'damaged',
};

type Moved = { readonly [cause in Cause]: number } & {
  readonly product: string;
  readonly size: string;
  /** Null where that is not known. */
  readonly before: number | null;
  readonly after: number | null;
  readonly unexplained: number;
};

/** A sum with what is not known in it is not known. */
const sumOf =
  (id: 'before' | 'after') =>
  (rows: readonly Moved[]): number | null =>
    rows.reduce<number | null>(
      (sum, { [id]: stock }) => (sum === null || stock === null ? null : sum + stock),
      0,
    );

const COLUMNS: readonly RowColumn<Moved>[] = [
  { id: 'product', kind: 'text', cell: row => row.product },
  { id: 'size', kind: 'text', cell: row => row.size },
  { id: 'before', kind: 'count', cell: row => row.before, total: sumOf('before') },
  ...CAUSES.map((id): RowColumn<Moved> => ({ id, kind: 'count', cell: row => row[id], total: 'sum' })),
  { id: 'after', kind: 'count', cell: row => row.after, total: sumOf('after') },
];
const SOLD: ReportColumn = { id: 'sold', kind: 'count' };

function movedOf({ name, size }: StockItem, ledger: StockLedger, period: Period): Moved {
  const by = { received: 0, sold: 0, returned: 0, corrected: 0, damaged: 0 };
  let unexplained = 0;
  for (const { kind, quantity } of linesWithin(ledger, period)) {
    by[CAUSE_OF[kind]] += quantity;
    if (kind === 'unexplained') unexplained += Math.abs(quantity);
  }
  const stockAt = (ms: number) => (isKnownBefore(ledger, ms) ? (stockBefore(ledger, ms) ?? 0) : null);
  return {
    product: nameBesideSize({ name, size }),
    size: sizeText(size),
    before: stockAt(period.fromMs),
    ...by,
    after: stockAt(period.toMs),
    unexplained,
  };
}

/** Whether nothing of it was there, as far as is known, and nothing came or went. */
const hasStoodStill = (row: Moved): boolean =>
  !row.before && !row.after && CAUSES.every(cause => row[cause] === 0);

/** How the stock came from what it was to what it is: what left the shelf is negative. */
export function movementReport({ data: { items, ledgers }, period }: ReportScope): Report {
  const rows = items
    .flatMap(item => {
      const ledger = ledgers.get(item.id);
      const moved = ledger && movedOf(item, ledger, period);
      // What is archived and stood still is history.
      return !moved || (item.archived && hasStoodStill(moved)) ? [] : [moved];
    })
    .sort((one, other) => one.sold - other.sold || one.product.localeCompare(other.product));
  const table = tabulate(COLUMNS, rows);
  const unexplained = rows.reduce((sum, row) => sum + row.unexplained, 0);
  const sold = totalIn(table, 'sold');
  return {
    ...table,
    chart: {
      label: { id: 'product', kind: 'text' },
      value: SOLD,
      bars: greatest(
        rows,
        ({ product, size }) => `${product} ${size}`,
        row => -row.sold,
      ),
    },
    headline: { column: SOLD, value: typeof sold === 'number' ? Math.abs(sold) : sold },
    basis: { kind: 'products', count: rows.length },
    notes: [
      { kind: 'returns' },
      ...(unexplained > 0 ? ([{ kind: 'unexplained', count: unexplained }] as const) : []),
    ],
  };
}
