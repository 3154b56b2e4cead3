import type { Order, OrderStatus } from './order';

/** What an edit leaves of the fields it may change, under its name. */
export type EditMark = { readonly commandId: string; readonly email: string; readonly status: OrderStatus };

/** What the edit dialog may change of an order (spec §7: e-mail and status only). */
export type OrderEdit = EditMark & {
  readonly orderId: string;
  /**
   * What the person had before them: the values they saw, and the `updatedAt` of the server's version below them (that
   * of the first, where the edit builds on others).
   */
  readonly seen: {
    readonly updatedAt: string | null;
    readonly email: string;
    readonly status: OrderStatus | null;
  };
  /**
   * The person's own earlier edits of this order that were not known to be on the server when this one was made, the
   * oldest first: it was made on top of them, so finding one of them there is no surprise.
   */
  readonly builtOn: readonly EditMark[];
  readonly by: { readonly id: string; readonly name: string };
};

/**
 * Whether an order holds nothing that the person has not seen: it is still the version they opened, or what one of
 * their own earlier edits made of it. Values are compared too: whoever writes without naming a command leaves the
 * name of the last one.
 */
export function isAsSeen({ seen, builtOn }: OrderEdit, order: Order): boolean {
  return (
    order.updatedAt === seen.updatedAt ||
    builtOn.some(
      ({ commandId, email, status }) =>
        order.lastCommandId === commandId && order.email === email && order.status === status,
    )
  );
}
