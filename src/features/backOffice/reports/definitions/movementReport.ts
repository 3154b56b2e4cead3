import { linesWithin, stockBefore } from '@/domain/metrics/stockThen';
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
  readonly before: number;
  readonly after: number;
  readonly unexplained: number;
};

const COLUMNS: readonly RowColumn<Moved>[] = [
  { id: 'product', kind: 'text', cell: row => row.product },
  { id: 'size', kind: 'text', cell: row => row.size },
  { id: 'before', kind: 'count', cell: row => row.before, total: 'sum' },
  ...CAUSES.map((id): RowColumn<Moved> => ({ id, kind: 'count', cell: row => row[id], total: 'sum' })),
  { id: 'after', kind: 'count', cell: row => row.after, total: 'sum' },
];
const SOLD: ReportColumn = { id: 'sold', kind: 'count' };

function movedOf({ name, size }: StockItem, ledger: StockLedger, period: Period): Moved {
  const by = { received: 0, sold: 0, returned: 0, corrected: 0, damaged: 0 };
  let unexplained = 0;
  for (const { kind, quantity } of linesWithin(ledger, period)) {
    by[CAUSE_OF[kind]] += quantity;
    if (kind === 'unexplained') unexplained += Math.abs(quantity);
  }
  return {
    product: nameBesideSize({ name, size }),
    size: sizeText(size),
    before: stockBefore(ledger, period.fromMs) ?? 0,
    ...by,
    after: stockBefore(ledger, period.toMs) ?? 0,
    unexplained,
  };
}

/** How the stock came from what it was to what it is: what left the shelf is negative. */
export function movementReport({ data: { items, ledgers }, period }: ReportScope): Report {
  const rows = items
    .flatMap(item => {
      const ledger = ledgers.get(item.id);
      const moved = ledger && movedOf(item, ledger, period);
      // What is archived and stood still is history.
      const still = !moved || (item.archived && moved.before === 0 && moved.after === 0);
      return still ? [] : [moved];
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
