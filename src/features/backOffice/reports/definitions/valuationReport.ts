import { withoutArchived } from '@/domain/metrics/stockMetrics';
import { nameBesideSize, productLabel } from '@/domain/product/productLabel';
import type { StockItem } from '@/domain/stock/stockItem';
import { sizeText } from '@/lib/number/size';
import { greatest, type Report, type ReportColumn, type RowColumn, tabulate, totalIn } from './report';
import type { ReportScope } from './reportData';

const VALUE: ReportColumn = { id: 'value', kind: 'money' };

const worthOf = ({ pricePaise, inStock }: StockItem) => (pricePaise === null ? null : pricePaise * inStock);

const COLUMNS: readonly RowColumn<StockItem>[] = [
  { id: 'product', kind: 'text', cell: nameBesideSize },
  { id: 'size', kind: 'text', cell: row => sizeText(row.size) },
  { id: 'sku', kind: 'text', cell: row => row.sku || null },
  { id: 'category', kind: 'word', cell: row => row.category || null },
  { id: 'inStock', kind: 'count', cell: row => row.inStock, total: 'sum' },
  { id: 'unitPrice', kind: 'money', cell: row => row.pricePaise },
  { ...VALUE, cell: worthOf, total: 'sum' },
];

/** What stands on the shelf, at today's prices. */
export function valuationReport({ data: { items } }: Pick<ReportScope, 'data'>): Report {
  const rows = withoutArchived(items).sort(
    (one, other) => (worthOf(other) ?? -1) - (worthOf(one) ?? -1) || one.name.localeCompare(other.name),
  );
  const table = tabulate(COLUMNS, rows);
  const noPrice = rows.filter(({ pricePaise }) => pricePaise === null).length;
  return {
    ...table,
    chart: {
      label: { id: 'product', kind: 'text' },
      value: VALUE,
      bars: greatest(rows, productLabel, row => worthOf(row) ?? 0),
    },
    headline: { column: VALUE, value: totalIn(table, 'value') },
    basis: { kind: 'products', count: rows.length },
    notes: [{ kind: 'asOfNow' }, ...(noPrice > 0 ? ([{ kind: 'noPrice', count: noPrice }] as const) : [])],
  };
}
