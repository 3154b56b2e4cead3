import { isSale } from '@/domain/metrics/datedOrders';
import type { Order } from '@/domain/order/order';
import { bottleCount } from '@/domain/order/orderList';
import { dayOf, isWithin } from '@/lib/time/periods';
import { type Charges, chargesOf } from './chargesOf';
import { type Report, type ReportColumn, type RowColumn, tabulate, totalIn, undatedNotes } from './report';
import type { ReportScope } from './reportData';
import { BUCKET_COLUMN, bucketsOf, bucketUnit, clampToOrders } from './timeBuckets';

type Day = Charges & { readonly day: string; readonly orders: number; readonly bottles: number };

const COLUMNS: readonly RowColumn<Day>[] = [
  { id: 'day', kind: 'day', cell: row => row.day },
  { id: 'orders', kind: 'count', cell: row => row.orders, total: 'sum' },
  { id: 'bottles', kind: 'count', cell: row => row.bottles, total: 'sum' },
  { id: 'subtotal', kind: 'money', cell: row => row.subtotal, total: 'sum' },
  { id: 'delivery', kind: 'money', cell: row => row.delivery, total: 'sum' },
  { id: 'tax', kind: 'money', cell: row => row.tax, total: 'sum' },
  { id: 'total', kind: 'money', cell: row => row.total, total: 'sum' },
];
const TOTAL: ReportColumn = { id: 'total', kind: 'money' };

function dayRow(fromMs: number, orders: readonly Order[]): Day {
  const charges = orders.map(chargesOf);
  const sum = (of: keyof Charges) => charges.reduce((total, each) => total + each[of], 0);
  return {
    day: dayOf(fromMs),
    orders: orders.length,
    bottles: orders.reduce((total, order) => total + bottleCount(order), 0),
    subtotal: sum('subtotal'),
    delivery: sum('delivery'),
    tax: sum('tax'),
    total: sum('total'),
  };
}

/** What was sold, day by day. */
export function salesReport({ data: { orders }, period, nowMs }: ReportScope): Report {
  const sold = orders.dated.filter(({ order, atMs }) => isWithin(atMs, period) && isSale(order));
  const span = clampToOrders(period, orders, nowMs);
  const rows = (unit: 'day' | 'week' | 'month') =>
    bucketsOf(unit, span, sold).map(({ part, items }) =>
      dayRow(
        part.fromMs,
        items.map(({ order }) => order),
      ),
    );
  const table = tabulate(COLUMNS, rows('day'));
  const unit = bucketUnit(span);
  return {
    ...table,
    chart: {
      label: BUCKET_COLUMN[unit],
      value: TOTAL,
      bars: rows(unit).map(({ day, total }) => ({ label: day, value: total })),
    },
    headline: { column: TOTAL, value: totalIn(table, 'total') },
    basis: { kind: 'orders', count: sold.length },
    notes: [{ kind: 'cancelledLeftOut' }, ...undatedNotes(orders)],
  };
}
