import { ordersWithin } from '@/domain/metrics/datedOrders';
import { duesCutoff, isOwed } from '@/domain/order/payment/dues';
import { duePaise } from '@/domain/order/payment/payment';
import type { Paise } from '@/lib/number/money';
import { dayOf } from '@/lib/time/periods';
import { byCustomer, type CustomerOrders } from './byCustomer';
import {
  greatest,
  type Report,
  type ReportColumn,
  type RowColumn,
  tabulate,
  totalIn,
  undatedNotes,
} from './report';
import type { ReportScope } from './reportData';

type Debtor = {
  readonly customer: string;
  readonly phone: string;
  readonly email: string;
  readonly orders: number;
  readonly toPay: Paise;
  readonly since: string | null;
};

const TO_PAY: ReportColumn = { id: 'toPay', kind: 'money' };

const COLUMNS: readonly RowColumn<Debtor>[] = [
  { id: 'customer', kind: 'text', cell: row => row.customer || null },
  { id: 'phone', kind: 'text', cell: row => row.phone || null },
  { id: 'email', kind: 'text', cell: row => row.email || null },
  { id: 'orders', kind: 'count', cell: row => row.orders, total: 'sum' },
  { ...TO_PAY, cell: row => row.toPay, total: 'sum' },
  { id: 'since', kind: 'day', cell: row => row.since },
];

function debtorOf({ customer, email, phone, orders }: CustomerOrders): Debtor {
  const first = orders.at(-1)?.orderedAt ?? null;
  return {
    ...{ customer, email, phone, orders: orders.length },
    toPay: orders.reduce((sum, order) => sum + duePaise(order), 0),
    since: first === null ? null : dayOf(Date.parse(first)),
  };
}

/** Who has not paid what was delivered, the most first, as the list of customers knows them. */
export function duesReport({ data: { orders, overlays }, period }: ReportScope): Report {
  const from = duesCutoff(orders.dated.map(({ order }) => order));
  const unpaid = ordersWithin(orders, period).filter(
    order => order.status === 'delivered' && isOwed(order, from),
  );
  const rows = byCustomer(unpaid, overlays)
    .map(debtorOf)
    .sort((one, other) => other.toPay - one.toPay || one.customer.localeCompare(other.customer));
  const table = tabulate(COLUMNS, rows);
  return {
    ...table,
    chart: {
      label: { id: 'customer', kind: 'text' },
      value: TO_PAY,
      bars: greatest(
        rows,
        ({ customer, email }) => customer || email || null,
        row => row.toPay,
      ),
    },
    headline: { column: TO_PAY, value: totalIn(table, 'toPay') },
    basis: { kind: 'orders', count: unpaid.length },
    notes: [{ kind: 'deliveredOnly' }, ...undatedNotes(orders)],
  };
}
