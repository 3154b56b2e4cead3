import { isSale, ordersWithin } from '@/entities/figures/datedOrders';
import type { Order } from '@/entities/order/order';
import { placeOfSupply } from '@/entities/order/placeOfSupply';
import { groupBy } from '@/shared/lib/groupBy';
import type { Paise } from '@/shared/lib/money';
import { chargesOf } from './chargesOf';
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

/** The parts of a tax. Within a state it is halved between the centre and the state, between states it is one. */
type TaxParts = {
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  /** Of orders of which it is not known whether they left the state. */
  readonly unassigned: Paise;
};

type TaxRow = TaxParts & {
  readonly place: string | null;
  readonly rate: number | null;
  readonly orders: number;
  readonly taxable: Paise;
  readonly tax: Paise;
};

const TAX: ReportColumn = { id: 'tax', kind: 'money' };

const COLUMNS: readonly RowColumn<TaxRow>[] = [
  { id: 'place', kind: 'text', cell: row => row.place },
  { id: 'rate', kind: 'share', cell: row => row.rate },
  { id: 'orders', kind: 'count', cell: row => row.orders, total: 'sum' },
  { id: 'taxable', kind: 'money', cell: row => row.taxable, total: 'sum' },
  { id: 'cgst', kind: 'money', cell: row => row.cgst, total: 'sum' },
  { id: 'sgst', kind: 'money', cell: row => row.sgst, total: 'sum' },
  { id: 'igst', kind: 'money', cell: row => row.igst, total: 'sum' },
  { id: 'unassigned', kind: 'money', cell: row => row.unassigned, total: 'sum' },
  { ...TAX, cell: row => row.tax, total: 'sum' },
];

const sameState = (one: string, other: string): boolean =>
  one.trim().toLowerCase().replaceAll('&', 'and') === other.trim().toLowerCase().replaceAll('&', 'and');

/** How an order's tax is divided. Whole paise: of an odd one the state has the paisa more. */
export function taxParts(tax: Paise, place: string | null, sellerState: string): TaxParts {
  const none = { cgst: 0, sgst: 0, igst: 0, unassigned: 0 };
  if (place === null || sellerState.trim() === '') return { ...none, unassigned: tax };
  if (!sameState(place, sellerState)) return { ...none, igst: tax };
  const cgst = Math.floor(tax / 2);
  return { ...none, cgst, sgst: tax - cgst };
}

type Taxed = TaxRow & { readonly order: Order };

function taxedOf(order: Order, sellerState: string): Taxed {
  const { subtotal, tax } = chargesOf(order);
  const place = placeOfSupply(order.shippingAddress);
  const rate = order.pricing?.taxRate ?? null;
  return { order, place, rate, orders: 1, taxable: subtotal, tax, ...taxParts(tax, place, sellerState) };
}

function sumOf(rows: readonly Taxed[]): TaxRow {
  const sum = (of: 'taxable' | 'tax' | keyof TaxParts) => rows.reduce((total, row) => total + row[of], 0);
  const [first] = rows;
  return {
    place: first?.place ?? null,
    rate: first?.rate ?? null,
    orders: rows.length,
    taxable: sum('taxable'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
    unassigned: sum('unassigned'),
    tax: sum('tax'),
  };
}

/** The tax charged, by where the bottles went and at what rate, as a return wants it: GST of the orders of a period. */
export function taxReport({ data: { orders, sellerState }, period }: ReportScope): Report {
  const sold = ordersWithin(orders, period).filter(isSale);
  const taxed = sold.map(order => taxedOf(order, sellerState));
  const rows = Array.from(groupBy(taxed, ({ place, rate }) => `${place} ${rate}`).values(), sumOf).sort(
    (one, other) => other.tax - one.tax || (one.place ?? '~').localeCompare(other.place ?? '~'),
  );
  const all = tabulate(COLUMNS, rows);
  const unassigned = totalIn(all, 'unassigned');
  // An empty column says nothing, and costs the paper its width.
  const table =
    unassigned === 0
      ? tabulate(
          COLUMNS.filter(({ id }) => id !== 'unassigned'),
          rows,
        )
      : all;
  const placeUnknown = taxed.filter(({ place }) => place === null).length;
  const noTax = taxed.filter(({ rate }) => rate === null).length;
  return {
    ...table,
    chart: {
      label: { id: 'place', kind: 'text' },
      value: TAX,
      bars: greatest(
        rows,
        row => row.place,
        row => row.tax,
      ),
    },
    headline: { column: TAX, value: totalIn(table, 'tax') },
    basis: { kind: 'orders', count: sold.length },
    notes: [
      { kind: 'byOrderDay' },
      ...(sellerState.trim() === '' ? ([{ kind: 'sellerUnknown' }] as const) : []),
      ...(placeUnknown > 0 ? ([{ kind: 'placeUnknown', count: placeUnknown }] as const) : []),
      ...(noTax > 0 ? ([{ kind: 'noTax', count: noTax }] as const) : []),
      ...undatedNotes(orders),
    ],
  };
}
