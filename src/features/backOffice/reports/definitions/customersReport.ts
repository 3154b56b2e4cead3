import { isSale, ordersWithin } from '@/domain/metrics/datedOrders';
import { payablePaise } from '@/domain/order/order';
import { bottleCount } from '@/domain/order/orderList';
import type { Paise } from '@/lib/number/money';
import { dayOf } from '@/lib/time/periods';
import { byCustomer, type CustomerOrders } from './byCustomer';
import { greatest, type Report, type ReportColumn, type RowColumn, tabulate, undatedNotes } from './report';
import type { ReportScope } from './reportData';

type Buyer = {
  readonly customer: string;
  readonly email: string;
  readonly phone: string;
  readonly orders: number;
  readonly bottles: number;
  readonly total: Paise;
  readonly lastOrder: string | null;
};

const TOTAL: ReportColumn = { id: 'total', kind: 'money' };

const COLUMNS: readonly RowColumn<Buyer>[] = [
  { id: 'customer', kind: 'text', cell: row => row.customer || null },
  { id: 'email', kind: 'text', cell: row => row.email || null },
  { id: 'phone', kind: 'text', cell: row => row.phone || null },
  { id: 'orders', kind: 'count', cell: row => row.orders, total: 'sum' },
  { id: 'bottles', kind: 'count', cell: row => row.bottles, total: 'sum' },
  { ...TOTAL, cell: row => row.total, total: 'sum' },
  { id: 'lastOrder', kind: 'day', cell: row => row.lastOrder },
];

function buyerOf({ customer, email, phone, orders }: CustomerOrders): Buyer {
  const last = orders[0]?.orderedAt ?? null;
  return {
    ...{ customer, email, phone, orders: orders.length },
    bottles: orders.reduce((sum, order) => sum + bottleCount(order), 0),
    total: orders.reduce((sum, order) => sum + payablePaise(order), 0),
    lastOrder: last === null ? null : dayOf(Date.parse(last)),
  };
}

/** Who ordered for how much, the most first, as the list of customers knows them; nobody's orders are one by one. */
export function customersReport({ data: { orders, overlays }, period }: ReportScope): Report {
  const sold = ordersWithin(orders, period).filter(isSale);
  const rows = byCustomer(sold, overlays)
    .map(buyerOf)
    .sort((one, other) => other.total - one.total || one.customer.localeCompare(other.customer));
  return {
    ...tabulate(COLUMNS, rows),
    chart: {
      label: { id: 'customer', kind: 'text' },
      value: TOTAL,
      bars: greatest(
        rows,
        ({ customer, email }) => customer || email || null,
        row => row.total,
      ),
    },
    headline: { column: { id: 'customers', kind: 'count' }, value: rows.length },
    basis: { kind: 'orders', count: sold.length },
    notes: [{ kind: 'cancelledLeftOut' }, ...undatedNotes(orders)],
  };
}
