import type { Order, PaymentMethod, Pricing } from '@/domain/order/order';
import type { Seller, Shop } from '@/domain/shop/shop';
import type { Paise } from '@/lib/number/money';
import { placeOfSupply, type State } from './placeOfSupply';

/** One line of an invoice. Null where the order does not hold what was charged. */
export type InvoiceRow = {
  readonly name: string;
  readonly size: string;
  readonly quantity: number;
  readonly unitPaise: Paise | null;
  readonly amountPaise: Paise | null;
};

export type InvoiceKind = 'invoice' | 'summary';

/** An order's invoice, or, until it is shipped, its summary: everything on it but the words around. */
export type Invoice = {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly orderId: string;
  /** The day that the bottles left for an invoice, of ordering for a summary; an ISO instant, or null where there is none. */
  readonly date: string | null;
  readonly orderedAt: string | null;
  readonly cancelled: boolean;
  readonly seller: Seller;
  readonly buyer: {
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
  };
  /** The state it is delivered to; null where the address does not tell. */
  readonly placeOfSupply: State | null;
  readonly paymentMethod: PaymentMethod | null;
  /** Paid as staff wrote down, or to be paid at the door; null where nobody can tell. */
  readonly settled: 'paid' | 'due' | null;
  /** What was paid of a part. */
  readonly partPaise: Paise | null;
  /** How to ask about it; empty where the settings do not say. */
  readonly support: { readonly phone: string; readonly email: string };
  /** The day and the time of it that were chosen; null where the shop chose. */
  readonly delivery: { readonly at: string; readonly slot: string } | null;
  readonly rows: readonly InvoiceRow[];
  readonly charges: Omit<Pricing, 'grandTotalPaise'> | null;
  readonly totalPaise: Paise | null;
};

/** What an item is called, in the order of the items. */
type Named = { readonly name: string; readonly size: string };

/** `INV-` and the order's own id, which is unique and, as the law wants of an invoice's number, no longer than 16. */
const numberOf = (orderId: string): string => `INV-${orderId}`;

/** Whether an order has an invoice: one is due when the bottles leave. */
const isInvoiced = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'shipped' || status === 'delivered';

/** What is printed of an order: its invoice once it is shipped, until then a summary. */
export const invoiceKind = (order: Pick<Order, 'status'>): InvoiceKind =>
  isInvoiced(order) ? 'invoice' : 'summary';

function settledOf(order: Order): Invoice['settled'] {
  const { status, paymentMethod, payment } = order;
  if (payment?.state === 'refunded' || status === null || status === 'cancelled') return null;
  if (payment?.state === 'paid') return 'paid';
  // Of one that was brought long ago nobody may have written down that it was paid.
  const isToCome = status !== 'delivered' && paymentMethod !== null;
  return isToCome || payment?.state === 'partly' ? 'due' : null;
}

/**
 * The day that an order's invoice bears, an ISO instant: when it was shipped. One that went to Delivered at once left then; where
 * nobody noted either it is the day of the order. Null without an invoice or a day.
 */
export const invoicedAt = (order: Order): string | null =>
  isInvoiced(order) ? (order.statusTimes.shipped ?? order.statusTimes.delivered ?? order.orderedAt) : null;

/**
 * What stands on the invoice of an order. Prices are the order's own, to the paisa as charged: a product's price of today
 * is nobody's business here, and what an old order does not say stays open. `named`: what the inventory calls the items;
 * what an order calls them anybody could have written, and it would stand under the shop's name.
 */
export function invoiceOf(
  order: Order,
  named: readonly Named[],
  { seller, supportPhone, supportEmail }: Pick<Shop, 'seller' | 'supportPhone' | 'supportEmail'>,
  kind = invoiceKind(order),
): Invoice {
  const { pricing, status, orderedAt } = order;
  const rows = order.items.map((item, line): InvoiceRow => {
    const unitPaise = item.pricePaise > 0 ? item.pricePaise : null;
    const { name, size } = named[line] ?? { name: item.productName, size: item.size };
    return {
      name,
      size,
      quantity: item.quantity,
      unitPaise,
      amountPaise: unitPaise === null ? null : unitPaise * item.quantity,
    };
  });
  const totalPaise = pricing?.grandTotalPaise ?? (order.totalPaise > 0 ? order.totalPaise : null);
  return {
    kind,
    number: numberOf(order.id),
    orderId: order.id,
    date: kind === 'invoice' ? invoicedAt(order) : orderedAt,
    orderedAt,
    cancelled: status === 'cancelled',
    seller,
    buyer: {
      name: order.customerName,
      address: order.shippingAddress,
      phone: order.phone,
      email: order.email,
    },
    placeOfSupply: placeOfSupply(order),
    paymentMethod: order.paymentMethod,
    settled: totalPaise === null ? null : settledOf(order),
    partPaise: order.payment?.state === 'partly' ? order.payment.amountPaise : null,
    support: { phone: supportPhone, email: supportEmail },
    delivery:
      order.delivery && order.estimatedDelivery
        ? { at: order.estimatedDelivery, slot: order.delivery.slot }
        : null,
    rows,
    charges: pricing,
    totalPaise,
  };
}
