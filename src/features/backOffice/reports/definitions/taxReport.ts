import { isSale, ordersWithin } from '@/domain/metrics/datedOrders';
import { invoicedAt } from '@/domain/order/invoice/invoice';
import { placeOfSupply } from '@/domain/order/invoice/placeOfSupply';
import { type TaxParts, taxParts } from '@/domain/order/invoice/taxParts';
import { type Order, payablePaise } from '@/domain/order/order';
import { groupBy } from '@/lib/groupBy';
import type { Paise } from '@/lib/number/money';
import { isWithin } from '@/lib/time/periods';
import { chargesOf } from './chargesOf';
import {
  greatest,
  type Note,
  type Report,
  type ReportColumn,
  type RowColumn,
  tabulate,
  totalIn,
  undatedNotes,
} from './report';
import type { ReportScope } from './reportData';

type TaxRow = TaxParts & {
  readonly place: string | null;
  readonly rate: number | null;
  readonly orders: number;
  readonly taxable: Paise;
  readonly tax: Paise;
};

const TAX: ReportColumn = { id: 'tax', kind: 'money' };

const PARTS: readonly (keyof TaxParts)[] = ['cgst', 'sgst', 'rounding', 'igst', 'unassigned'];

const COLUMNS: readonly RowColumn<TaxRow>[] = [
  { id: 'place', kind: 'state', cell: row => row.place },
  { id: 'rate', kind: 'rate', cell: row => row.rate },
  { id: 'orders', kind: 'count', cell: row => row.orders, total: 'sum' },
  { id: 'taxable', kind: 'money', cell: row => row.taxable, total: 'sum' },
  { id: 'cgst', kind: 'money', cell: row => row.cgst, total: 'sum' },
  { id: 'sgst', kind: 'money', cell: row => row.sgst, total: 'sum' },
  { id: 'rounding', kind: 'money', cell: row => row.rounding, total: 'sum' },
  { id: 'igst', kind: 'money', cell: row => row.igst, total: 'sum' },
  { id: 'unassigned', kind: 'money', cell: row => row.unassigned, total: 'sum' },
  { ...TAX, cell: row => row.tax, total: 'sum' },
];

type Taxed = Omit<TaxRow, keyof TaxParts | 'orders'>;

function taxedOf(order: Order): Taxed {
  const { subtotal, tax } = chargesOf(order);
  const place = placeOfSupply(order);
  return { place, rate: order.pricing?.taxRate ?? null, taxable: subtotal, tax };
}

/** What orders to one place and at one rate come to. The sum is halved, not each order's tax: an odd paisa is one a row. */
function sumOf(rows: readonly Taxed[], sellerState: string | null): TaxRow {
  const sum = (of: 'taxable' | 'tax') => rows.reduce((total, row) => total + row[of], 0);
  const [first] = rows;
  const [place, tax] = [first?.place ?? null, sum('tax')];
  return {
    place,
    rate: first?.rate ?? null,
    orders: rows.length,
    taxable: sum('taxable'),
    ...taxParts(tax, place, sellerState ?? ''),
    tax,
  };
}

/** Orders that a report leaves out, and what they come to; nothing where there are none. */
function leftOut(kind: 'notInvoiced' | 'cancelledSum' | 'invoiceGone', orders: Iterable<Order>): Note[] {
  const all = [...orders];
  if (all.length === 0) return [];
  return [{ kind, count: all.length, paise: all.reduce((sum, order) => sum + payablePaise(order), 0) }];
}

/** When an order that has no invoice any more had one; null where it never left. */
function invoiceGoneAt(order: Order): string | null {
  if (invoicedAt(order) !== null) return null;
  return order.statusTimes.shipped ?? order.statusTimes.delivered ?? null;
}

/**
 * The tax charged, by where the bottles went and at what rate, as a return wants it: GST of the invoices of a period. What
 * was ordered in it and has no invoice, or was cancelled, is left out and said; and so is what was invoiced in it, whenever
 * it was ordered, and has no invoice any more.
 */
export function taxReport({ data: { storedOrders: orders, sellerState }, period }: ReportScope): Report {
  const invoiced = orders.dated.flatMap(({ order }) => {
    const at = invoicedAt(order);
    return at !== null && isWithin(Date.parse(at), period) ? [order] : [];
  });
  const gone = new Set(
    orders.dated.flatMap(({ order }) => {
      const at = invoiceGoneAt(order);
      return at !== null && isWithin(Date.parse(at), period) ? [order] : [];
    }),
  );
  const ordered = ordersWithin(orders, period).filter(order => !gone.has(order));
  const taxed = invoiced.map(taxedOf);
  const rows = Array.from(groupBy(taxed, ({ place, rate }) => `${place} ${rate}`).values(), same =>
    sumOf(same, sellerState),
  ).sort((one, other) => other.tax - one.tax || (one.place ?? '~').localeCompare(other.place ?? '~'));
  const all = tabulate(COLUMNS, rows);
  const settingsRead = sellerState !== null;
  // An empty column says nothing, and costs the paper its width.
  const leftOutColumns: readonly string[] = settingsRead
    ? (['rounding', 'unassigned'] as const).filter(id => totalIn(all, id) === 0)
    : PARTS;
  const table = tabulate(
    COLUMNS.filter(({ id }) => !leftOutColumns.includes(id)),
    rows,
  );
  const placeUnknown = taxed.filter(({ place }) => place === null).length;
  const noTax = taxed.filter(({ rate }) => rate === null).length;
  return {
    ...table,
    chart: {
      label: { id: 'place', kind: 'state' },
      value: TAX,
      bars: greatest(
        rows,
        row => row.place,
        row => row.tax,
      ),
    },
    headline: { column: TAX, value: totalIn(table, 'tax') },
    basis: { kind: 'orders', count: invoiced.length },
    notes: [
      { kind: 'byInvoiceDay' },
      ...(settingsRead && totalIn(all, 'cgst') !== 0 ? ([{ kind: 'halvesByRow' }] as const) : []),
      ...leftOut(
        'notInvoiced',
        ordered.filter(order => isSale(order) && invoicedAt(order) === null),
      ),
      ...leftOut(
        'cancelledSum',
        ordered.filter(order => !isSale(order)),
      ),
      ...leftOut('invoiceGone', gone),
      ...(settingsRead ? [] : ([{ kind: 'settingsNotRead' }] as const)),
      ...(sellerState?.trim() === '' ? ([{ kind: 'sellerUnknown' }] as const) : []),
      ...(placeUnknown > 0 ? ([{ kind: 'placeUnknown', count: placeUnknown }] as const) : []),
      ...(noTax > 0 ? ([{ kind: 'noTax', count: noTax }] as const) : []),
      ...undatedNotes(orders),
    ],
    ...(settingsRead ? {} : { unfinished: true }),
  };
}
