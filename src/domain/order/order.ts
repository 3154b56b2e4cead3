import type { Paise } from '@/lib/number/money';
import type { PlainValue } from '@/lib/plainData';

export const ORDER_STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_METHODS = ['card', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export type OrderItem = {
  readonly productId: string;
  readonly productName: string;
  readonly size: string;
  readonly image: string;
  /** Whole bottles, at least 1. */
  readonly quantity: number;
  /** Of one bottle, as charged. */
  readonly pricePaise: Paise;
  /** In staff's screens, where the inventory calls the product something else: what the order itself calls it. */
  readonly orderedAs?: { readonly name: string; readonly size: string };
};

/** Spec §9: what an item's size reads as where its order does not say. */
export const NO_SIZE = 'Standard';

/** What an order was charged, as snapshotted when it was placed. */
export type Pricing = {
  readonly subtotalPaise: Paise;
  readonly deliveryFeePaise: Paise;
  readonly taxRate: number;
  readonly taxPaise: Paise;
  readonly grandTotalPaise: Paise;
};

export type StatusTimes = { readonly [status in OrderStatus]?: string };
/** One time that staff reopened a cancelled order, and took its bottles from the shelf again. */
export type Reopening = {
  readonly id: string;
  /** ISO instant. */
  readonly at: string;
  readonly byName: string;
};
export type Quantities = { readonly [productId: string]: number };

/** An order in any of its stored forms (spec §3), legacy single-product orders included. */
export type Order = {
  readonly id: string;
  /** `ORD-NNN` of a staff-made order; display only. */
  readonly label: string | null;
  readonly userId: string | null;
  /** The verified e-mail of the account that placed it, by its token; null on orders older than that, and without one. */
  readonly accountEmail: string | null;
  readonly customerName: string;
  /** Where the customer wants to be written to: typed, and proof of nobody. */
  readonly email: string;
  readonly phone: string;
  readonly shippingAddress: string;
  readonly specialInstructions: string;
  readonly paymentMethod: PaymentMethod | null;
  readonly items: readonly OrderItem[];
  /** Spec §9: the stored total is the sum of the items, without fee and tax. */
  readonly totalPaise: Paise;
  /** Null on orders older than the snapshot. */
  readonly pricing: Pricing | null;
  /** Null when the stored text is none of the five. */
  readonly status: OrderStatus | null;
  /** ISO instants; null where the document has none. */
  readonly orderedAt: string | null;
  readonly estimatedDelivery: string | null;
  /** When it came to each status, as ISO instants; older orders hold none or some of them. */
  readonly statusTimes: StatusTimes;
  /** Empty where nobody gave one. */
  readonly cancelReason: string;
  /** Of a cancelled order: whether its bottles are back on the shelf. Staff may say that they are damaged or lost. */
  readonly restocked: boolean;
  /** The oldest first. Before they stood in the order, each left a movement. */
  readonly reopenings: readonly Reopening[];
  /** Bottles by product id, as the rules count them; null on orders older than that. */
  readonly quantities: Quantities | null;
  /** When the document last changed: the version a staff edit must have seen. */
  readonly updatedAt: string | null;
  readonly lastCommandId: string | null;
  /** What staff changed, as it is stored: read where an order's history is shown. */
  readonly changes?: PlainValue;
};

/** What the customer pays: with fee and tax where the order knows them, else the item sum. */
export function payablePaise(order: Order): Paise {
  return order.pricing?.grandTotalPaise ?? order.totalPaise;
}

const PROGRESS_PERCENT: { readonly [status in OrderStatus]: number } = {
  pending: 25,
  processing: 50,
  shipped: 75,
  delivered: 100,
  cancelled: 0,
};

/** Spec §4: how far an order has come, in percent; 0 for a cancelled or unknown status. */
export function progressPercent(status: OrderStatus | null): number {
  return status ? PROGRESS_PERCENT[status] : 0;
}

/** Whether an order's bottles are off the shelf: sold, or cancelled and never come back. */
export function holdsStock({ status, restocked }: Pick<Order, 'status' | 'restocked'>): boolean {
  return status !== 'cancelled' || !restocked;
}
