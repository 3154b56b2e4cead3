import { bottleMl } from '@/domain/metrics/bottles';
import { isSale, ordersWithin } from '@/domain/metrics/datedOrders';
import type { Order } from '@/domain/order/order';
import { nameBesideSize } from '@/domain/product/productLabel';
import type { StockItem } from '@/domain/stock/stockItem';
import type { Paise } from '@/lib/number/money';
import { sizeText } from '@/lib/number/size';
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

type Sold = {
  readonly product: string;
  readonly size: string;
  readonly orders: number;
  readonly bottles: number;
  readonly ml: number;
  readonly sales: Paise;
};

const SALES: ReportColumn = { id: 'sales', kind: 'money' };

/** `whole`: of which each has its share. */
const columns = (whole: Paise): readonly RowColumn<Sold>[] => [
  { id: 'product', kind: 'text', cell: row => row.product || null },
  { id: 'size', kind: 'text', cell: row => row.size || null },
  { id: 'orders', kind: 'count', cell: row => row.orders },
  { id: 'bottles', kind: 'count', cell: row => row.bottles, total: 'sum' },
  { id: 'litres', kind: 'litres', cell: row => row.ml, total: 'sum' },
  { ...SALES, cell: row => row.sales, total: 'sum' },
  { id: 'share', kind: 'share', cell: row => (whole === 0 ? null : row.sales / whole) },
];

type Tally = { -readonly [field in keyof Sold]: Sold[field] };

/**
 * What each product has sold. An order whose items do not add up to its stored total is a single product's from before
 * orders had items, whose total is that product's; or holds something else that it was charged for, which has a row
 * without a name.
 */
function tally(
  orders: readonly Order[],
  items: readonly StockItem[],
  mlOf: (item: Order['items'][number]) => number,
) {
  const today = new Map(items.map(item => [item.id, item]));
  const rows = new Map<string, Tally>();
  const rowOf = (key: string, product: string, size: string): Tally => {
    const called = { product: nameBesideSize({ name: product, size }), size: sizeText(size) };
    const row = rows.get(key) ?? { ...called, orders: 0, bottles: 0, ml: 0, sales: 0 };
    rows.set(key, row);
    return row;
  };
  for (const order of orders) {
    let rest = order.totalPaise;
    // Old orders hold a product on two lines.
    const counted = new Set<Tally>();
    for (const item of order.items) {
      const known = today.get(item.productId);
      const size = known?.size ?? item.size;
      const row = rowOf(
        item.productId || `${item.productName} ${item.size}`,
        known?.name || item.productName || item.productId,
        size,
      );
      const amount = order.items.length === 1 ? order.totalPaise : item.pricePaise * item.quantity;
      if (!counted.has(row)) row.orders += 1;
      counted.add(row);
      row.bottles += item.quantity;
      row.ml += mlOf(item) * item.quantity;
      row.sales += amount;
      rest -= amount;
    }
    if (rest !== 0) {
      const row = rowOf('', '', '');
      row.orders += 1;
      row.sales += rest;
    }
  }
  return Array.from(rows.values()).sort(
    (one, other) => other.sales - one.sales || one.product.localeCompare(other.product),
  );
}

/** What each product has sold, the most first: bottles, litres and the items' sums, without delivery and tax. */
export function productsReport({ data, period }: ReportScope): Report {
  const { orders, items, sizesToday } = data;
  const sold = ordersWithin(orders, period).filter(isSale);
  let noSize = 0;
  const rows = tally(sold, items, item => {
    const ml = bottleMl(item, sizesToday);
    if (ml === null) noSize += item.quantity;
    return ml ?? 0;
  });
  const table = tabulate(columns(rows.reduce((sum, { sales }) => sum + sales, 0)), rows);
  return {
    ...table,
    chart: {
      label: { id: 'product', kind: 'text' },
      value: SALES,
      bars: greatest(
        rows,
        ({ product, size }) => (product ? `${product} ${size}`.trim() : null),
        row => row.sales,
      ),
    },
    headline: { column: { id: 'bottles', kind: 'count' }, value: totalIn(table, 'bottles') },
    basis: { kind: 'orders', count: sold.length },
    notes: [
      { kind: 'cancelledLeftOut' },
      ...(noSize > 0 ? ([{ kind: 'noSize', count: noSize }] as const) : []),
      ...undatedNotes(orders),
    ],
  };
}
