// @bundle edits

import type { Order, OrderRun, OrderStatus, PaymentRecord } from '@/domain/order/order';
import { isSamePayment, recordOf } from '@/domain/order/payment/payment';
import { compareInstants } from '@/lib/time/compareInstants';

/** Where an order goes, of which an edit names only what it changes. */
export type DeliveryChange = { readonly phone?: string; readonly shippingAddress?: string };

/** When an order comes and by whom, of which an edit names only what it changes. */
export type PlanChange = {
  /** With an empty id it leaves its run. */
  readonly run?: OrderRun;
  /** Until when it is expected: an ISO instant. */
  readonly estimatedDelivery?: string;
  /** Of an order that has one. */
  readonly slot?: string;
};

/** What an edit leaves of the fields it may change, under its name. */
export type EditOutcome = DeliveryChange &
  PlanChange & {
    readonly commandId: string;
    readonly email: string;
    readonly status: OrderStatus;
    /** What of its money is written down; absent where that stays. */
    readonly payment?: PaymentRecord;
  };

/** What staff say when they cancel. */
export type StaffCancellation = {
  /** False: the bottles are damaged or lost, and the stock stays as it is. */
  readonly restock: boolean;
  /** Free text; empty where none was given. */
  readonly reason: string;
};

/** What staff change of an order: email and status (spec §7), where it goes, when and in which run, and what was paid. */
export type OrderEdit = EditOutcome & {
  readonly orderId: string;
  /** What the run is called that it is put into, to be said while it waits. */
  readonly runName?: string;
  /** With the status `cancelled`; an order cancelled without it returns its bottles. */
  readonly cancellation?: StaffCancellation;
  /**
   * What the person had before them: the values they saw, and the `updatedAt` of the server's version below them (that
   * of the first, where the edit builds on others).
   */
  readonly seen: DeliveryChange & {
    readonly updatedAt: string | null;
    readonly email: string;
    readonly status: OrderStatus | null;
  };
  /**
   * The person's own earlier edits of this order that were not known to be on the server when this one was made, the
   * oldest first: it was made on top of them, so finding one of them there is no surprise.
   */
  readonly builtOn: readonly EditOutcome[];
  readonly by: { readonly id: string; readonly name: string };
};

const isSameRun = (run: OrderRun, other: OrderRun | undefined): boolean =>
  run.id === other?.id && run.driver === other.driver && run.stop === other.stop;

/** Whether an order comes as a change says already. */
export const isPlannedAs = ({ run, estimatedDelivery, slot }: PlanChange, order: Order): boolean =>
  (run === undefined || isSameRun(run, order.run)) &&
  (slot === undefined || !order.delivery || order.delivery.slot === slot) &&
  (estimatedDelivery === undefined ||
    (order.estimatedDelivery !== null && compareInstants(order.estimatedDelivery, estimatedDelivery) === 0));

const isLeftBy = (
  { commandId, email, status, phone, shippingAddress, payment, ...plan }: EditOutcome,
  order: Order,
): boolean =>
  order.lastCommandId === commandId &&
  order.email === email &&
  order.status === status &&
  (phone === undefined || order.phone === phone) &&
  (shippingAddress === undefined || order.shippingAddress === shippingAddress) &&
  (payment === undefined || isSamePayment(payment, recordOf(order))) &&
  isPlannedAs(plan, order);

/**
 * Whether an order holds nothing that the person has not seen: it is still the version they opened, or what one of
 * their own earlier edits made of it. Values are compared too: whoever writes without naming a command leaves the
 * name of the last one.
 */
export function matchesSeenVersion(
  { seen, builtOn }: Pick<OrderEdit, 'seen' | 'builtOn'>,
  order: Order,
): boolean {
  return order.updatedAt === seen.updatedAt || builtOn.some(outcome => isLeftBy(outcome, order));
}

/** The part of an edit that says where the order goes. */
export function deliveryChange({ phone, shippingAddress }: DeliveryChange): DeliveryChange {
  return {
    ...(phone !== undefined && { phone }),
    ...(shippingAddress !== undefined && { shippingAddress }),
  };
}

/** The part of an edit that says when the order comes and by whom. */
export function planChange({ run, estimatedDelivery, slot }: PlanChange): PlanChange {
  return {
    ...(run && { run }),
    ...(estimatedDelivery !== undefined && { estimatedDelivery }),
    ...(slot !== undefined && { slot }),
  };
}

/** An order as an edit would leave it, but for its times. */
export function applyEdit(order: Order, edit: OrderEdit): Order {
  const { email, status, cancellation, payment, run, estimatedDelivery, slot } = edit;
  const cancels = status === 'cancelled' && order.status !== 'cancelled';
  return {
    ...order,
    ...deliveryChange(edit),
    email,
    status,
    ...(run && { run }),
    ...(estimatedDelivery !== undefined && { estimatedDelivery }),
    ...(slot !== undefined && order.delivery && { delivery: { ...order.delivery, slot } }),
    ...(payment && { payment: { ...payment, at: null } }),
    ...(cancels && { restocked: cancellation?.restock ?? true, cancelReason: cancellation?.reason ?? '' }),
  };
}
