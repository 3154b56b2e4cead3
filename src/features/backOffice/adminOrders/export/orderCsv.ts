import { formerProductName } from '@/domain/order/formerProductName';
import { type Order, type OrderItem, payablePaise } from '@/domain/order/order';
import { bottleCount } from '@/domain/order/orderList';
import { orderNumber } from '@/domain/order/orderNumber';
import { duePaise, paidPaise, paymentState } from '@/domain/order/payment/payment';
import { productLabel } from '@/domain/product/productLabel';
import { type CsvCell, type CsvColumn, toCsv } from '@/lib/csv';
import { lazyValue } from '@/lib/lazyValues';
import type { Paise } from '@/lib/number/money';

export const CSV_LAYOUTS = ['orders', 'items'] as const;
export type CsvLayout = (typeof CSV_LAYOUTS)[number];

/** Plain digits with two decimals: `1234.50`. */
const amount = (paise: Paise | undefined): string | null =>
  paise === undefined ? null : (paise / 100).toFixed(2);

const inIndia = lazyValue(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Asia/Kolkata',
    }),
);

/** An instant as India's clocks showed it, in a form that sorts: `2026-01-14 14:30`. */
function indianTime(iso: string | null): string | null {
  if (iso === null) return null;
  const parts = Object.fromEntries(
    inIndia()
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
}

/** The names of columns are the file's, in every language: other programs read them. */
const ORDER_COLUMNS: readonly CsvColumn<Order>[] = [
  { heading: 'Order ID', cell: ({ id }) => orderNumber(id), asText: true },
  { heading: 'Label', cell: ({ label }) => label },
  { heading: 'Ordered at (UTC)', cell: ({ orderedAt }) => orderedAt },
  { heading: 'Ordered at (India)', cell: ({ orderedAt }) => indianTime(orderedAt) },
  { heading: 'Status', cell: ({ status }) => status ?? 'unknown' },
  { heading: 'Customer', cell: ({ customerName }) => customerName },
  { heading: 'Email', cell: ({ email }) => email },
  { heading: 'Phone', cell: ({ phone }) => phone, asText: true },
  { heading: 'Address', cell: ({ shippingAddress }) => shippingAddress },
  { heading: 'Payment', cell: ({ paymentMethod }) => paymentMethod },
];

/** Empty where the shop chose the day. The day stands in `estimatedDelivery`, in India. */
const DELIVERY_COLUMNS: readonly CsvColumn<Order>[] = [
  {
    heading: 'Delivery day',
    cell: ({ delivery, estimatedDelivery }) =>
      delivery ? (indianTime(estimatedDelivery)?.slice(0, 10) ?? null) : null,
  },
  { heading: 'Delivery slot', cell: ({ delivery }) => delivery?.slot ?? null },
  { heading: 'Delivery area', cell: ({ delivery }) => delivery?.area ?? null },
];

const itemText = ({ productName, size, quantity }: OrderItem): string =>
  `${productLabel({ name: productName, size })} × ${quantity}`;

const WHOLE_ORDER: readonly CsvColumn<Order>[] = [
  ...ORDER_COLUMNS,
  { heading: 'Items', cell: ({ items }) => items.map(itemText).join('; ') },
  { heading: 'Bottles', cell: bottleCount },
  { heading: 'Subtotal', cell: ({ pricing, totalPaise }) => amount(pricing?.subtotalPaise ?? totalPaise) },
  { heading: 'Delivery fee', cell: ({ pricing }) => amount(pricing?.deliveryFeePaise) },
  { heading: 'Tax', cell: ({ pricing }) => amount(pricing?.taxPaise) },
  { heading: 'Total', cell: order => amount(payablePaise(order)) },
  { heading: 'Payment state', cell: paymentState },
  { heading: 'Paid', cell: order => amount(paidPaise(order)) },
  { heading: 'To pay', cell: order => amount(duePaise(order)) },
  { heading: 'Paid by', cell: ({ payment }) => payment?.method ?? null },
  { heading: 'Payment reference', cell: ({ payment }) => payment?.reference ?? null, asText: true },
  { heading: 'Instructions', cell: ({ specialInstructions }) => specialInstructions },
  { heading: 'Estimated delivery (India)', cell: ({ estimatedDelivery }) => indianTime(estimatedDelivery) },
  ...DELIVERY_COLUMNS,
];

/** One item of an order; null for an order that holds none, so that no order is missing. */
type Line = { readonly order: Order; readonly item: OrderItem | null };

const ofOrder = ({ cell, ...column }: CsvColumn<Order>): CsvColumn<Line> => ({
  ...column,
  cell: ({ order }) => cell(order),
});

const ofItem =
  <Cell extends CsvCell>(cell: (item: OrderItem) => Cell) =>
  ({ item }: Line): Cell | null =>
    item && cell(item);

function orderedAsCell(item: OrderItem): string | null {
  const orderedAs = formerProductName(item);
  return orderedAs && productLabel(orderedAs);
}

/** Without the order's own sums: repeated in each row they would add up to too much. */
const ONE_ITEM: readonly CsvColumn<Line>[] = [
  ...ORDER_COLUMNS.map(ofOrder),
  { heading: 'Product ID', cell: ofItem(({ productId }) => productId), asText: true },
  { heading: 'Product', cell: ofItem(({ productName }) => productName) },
  { heading: 'Size', cell: ofItem(({ size }) => size) },
  { heading: 'Quantity', cell: ofItem(({ quantity }) => quantity) },
  { heading: 'Unit price', cell: ofItem(({ pricePaise }) => amount(pricePaise)) },
  { heading: 'Line total', cell: ofItem(({ pricePaise, quantity }) => amount(pricePaise * quantity)) },
  // What an older order calls a product that the inventory calls something else.
  { heading: 'Ordered as', cell: ofItem(orderedAsCell) },
  ...DELIVERY_COLUMNS.map(ofOrder),
];

const linesOf = (order: Order): Line[] =>
  order.items.length === 0 ? [{ order, item: null }] : order.items.map(item => ({ order, item }));

/** How many rows a file of these orders has, without its heading. */
export const csvRowCount = (orders: readonly Order[], layout: CsvLayout): number =>
  layout === 'orders'
    ? orders.length
    : orders.reduce((rows, { items }) => rows + Math.max(1, items.length), 0);

/** Orders as a CSV file. Rejects when the writer's code cannot be loaded. */
export const orderCsv = (orders: readonly Order[], layout: CsvLayout): Promise<string> =>
  layout === 'orders' ? toCsv(WHOLE_ORDER, orders) : toCsv(ONE_ITEM, orders.flatMap(linesOf));
