// @bundle edits

import type { Order, OrderStatus } from '@/domain/order/order';

/** Where an order goes, of which an edit names only what it changes. */
export type DeliveryChange = { readonly phone?: string; readonly shippingAddress?: string };

/** What an edit leaves of the fields it may change, under its name. */
export type EditOutcome = DeliveryChange & {
  readonly commandId: string;
  readonly email: string;
  readonly status: OrderStatus;
};

/** What staff say when they cancel. */
export type StaffCancellation = {
  /** False: the bottles are damaged or lost, and the stock stays as it is. */
  readonly restock: boolean;
  /** Free text; empty where none was given. */
  readonly reason: string;
};

/** What the edit dialog may change of an order: e-mail and status (spec §7), and where it goes. */
export type OrderEdit = EditOutcome & {
  readonly orderId: string;
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

const isLeftBy = ({ commandId, email, status, phone, shippingAddress }: EditOutcome, order: Order): boolean =>
  order.lastCommandId === commandId &&
  order.email === email &&
  order.status === status &&
  (phone === undefined || order.phone === phone) &&
  (shippingAddress === undefined || order.shippingAddress === shippingAddress);

/**
 * Whether an order holds nothing that the person has not seen: it is still the version they opened, or what one of
 * their own earlier edits made of it. Values are compared too: whoever writes without naming a command leaves the
 * name of the last one.
 */
export function isAsSeen({ seen, builtOn }: Pick<OrderEdit, 'seen' | 'builtOn'>, order: Order): boolean {
  return order.updatedAt === seen.updatedAt || builtOn.some(outcome => isLeftBy(outcome, order));
}

/** The part of an edit that says where the order goes. */
export function deliveryChange({ phone, shippingAddress }: DeliveryChange): DeliveryChange {
  return {
    ...(phone !== undefined && { phone }),
    ...(shippingAddress !== undefined && { shippingAddress }),
  };
}

/** An order as an edit would leave it, but for its times. */
export function edited(order: Order, edit: OrderEdit): Order {
  const { email, status, cancellation } = edit;
  const cancels = status === 'cancelled' && order.status !== 'cancelled';
  return {
    ...order,
    ...deliveryChange(edit),
    email,
    status,
    ...(cancels && { restocked: cancellation?.restock ?? true, cancelReason: cancellation?.reason ?? '' }),
  };
}
