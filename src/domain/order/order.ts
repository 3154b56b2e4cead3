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
export const COMPLAINT_KINDS = ['short', 'broken', 'wrong', 'other'] as const;
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number];

/** What a customer says is wrong with a delivered order. */
export type Complaint = {
  readonly kind: ComplaintKind;
  /** Their words; empty where they gave none. */
  readonly text: string;
  /** ISO instant. */
  readonly at: string;
};
export const PAYMENT_STATES = ['due', 'partly', 'paid', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** How money was handed over. */
export const PAID_BY = ['cash', 'upi', 'card', 'bank'] as const;
export type PaidBy = (typeof PAID_BY)[number];

/** What staff write down of an order's money. */
export type PaymentRecord = {
  readonly state: PaymentState;
  /** Null where nothing was paid. */
  readonly method: PaidBy | null;
  /** All that was paid so far; of a refunded order what was given back. */
  readonly amountPaise: Paise;
  /** Of a transfer: what the bank or the UPI app calls it. Empty where there is none. */
  readonly reference: string;
};

export type Payment = PaymentRecord & {
  /** ISO instant; null while it is only this device's word. */
  readonly at: string | null;
};

/** Which run an order is in, and its place there; with an empty id it was taken out of one. */
export type OrderRun = {
  readonly id: string;
  /** The driver's uid, so that the rules know whose it is; empty where the run has none yet. */
  readonly driver: string;
  /** A fraction while the run is planned, from 1 on once it is out. */
  readonly stop: number;
};

/** Who took a delivered order. */
export type Handover = {
  /** Empty where nobody said. */
  readonly to: string;
  /** ISO instant; null while it is only this device's word. */
  readonly at: string | null;
};

export const ATTEMPT_REASONS = ['nobody', 'refused', 'address', 'closed', 'other'] as const;
export type AttemptReason = (typeof ATTEMPT_REASONS)[number];

/** The last time that an order could not be delivered. */
export type Attempt = {
  readonly reason: AttemptReason;
  /** Empty where there is no more to say. */
  readonly note: string;
  /** ISO instant; null while it is only this device's word. */
  readonly at: string | null;
};

export type Quantities = { readonly [productId: string]: number };

export type OrderDelivery = { readonly area: string; readonly pin: string; readonly slot: string };

/** An order in any of its stored forms (spec §3), legacy single-product orders included. */
export type Order = {
  readonly id: string;
  /** `ORD-NNN` of a staff-made order; display only. */
  readonly label: string | null;
  readonly userId: string | null;
  /** The verified email of the account that placed it, by its token; null on orders older than that, and without one. */
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
  /** Where it goes and at which time of that day, `07:00-10:00`; absent where the shop had no areas. */
  readonly delivery?: OrderDelivery;
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
  readonly complaint?: Complaint;
  /** Absent until staff record one. */
  readonly payment?: Payment;
  /** Absent until it is planned. */
  readonly run?: OrderRun;
  readonly handover?: Handover;
  readonly attempt?: Attempt;
};

/** What the customer pays: with fee and tax where the order knows them, else the item sum. */
export function payablePaise(order: Order): Paise {
  return order.pricing?.grandTotalPaise ?? order.totalPaise;
}

/** Whether something of an order is still to be paid: nothing of one that was cancelled, or whose money was given back. */
export const isUnpaid = ({ status, payment }: Pick<Order, 'status' | 'payment'>): boolean =>
  status !== 'cancelled' && payment?.state !== 'paid' && payment?.state !== 'refunded';

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
