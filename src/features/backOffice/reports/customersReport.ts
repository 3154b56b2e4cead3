import { isSale, ordersWithin } from '@/entities/figures/datedOrders';
import { type Order, payablePaise } from '@/entities/order/order';
import { bottleCount } from '@/entities/order/orderList';
import { groupBy } from '@/shared/lib/groupBy';
import type { Paise } from '@/shared/lib/money';
import { dayOf } from '@/shared/lib/periods';
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

/** Spec §3: a customer is a user, or else an e-mail; nobody's orders without either are one by one. */
const keyOf = ({ userId, email, id }: Order): string =>
  userId ? `user ${userId}` : email ? `email ${email.toLowerCase()}` : `order ${id}`;

/** `orders`: one customer's, at least one. */
function buyerOf(orders: readonly Order[]): Buyer {
  const latest = orders.reduce((last, order) =>
    (order.orderedAt ?? '') > (last.orderedAt ?? '') ? order : last,
  );
  return {
    customer: latest.customerName,
    email: latest.email,
    phone: latest.phone,
    orders: orders.length,
    bottles: orders.reduce((sum, order) => sum + bottleCount(order), 0),
    total: orders.reduce((sum, order) => sum + payablePaise(order), 0),
    lastOrder: latest.orderedAt === null ? null : dayOf(Date.parse(latest.orderedAt)),
  };
}

/** Who ordered for how much, the most first; with the name and the contact of their latest order. */
export function customersReport({ data: { orders }, period }: ReportScope): Report {
  const sold = ordersWithin(orders, period).filter(isSale);
  const rows = Array.from(groupBy(sold, keyOf).values(), buyerOf).sort(
    (one, other) => other.total - one.total || one.customer.localeCompare(other.customer),
  );
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
