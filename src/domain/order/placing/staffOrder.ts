// @bundle edits

import * as v from 'valibot';
import type { Order } from '@/domain/order/order';
import { itemsTotalPaise, priceOrder } from '@/domain/order/pricing';
import { DELIVERY_DAYS } from '@/domain/shop/shop';
import { staffChangeEntries } from '@/domain/staff/staffChange';
import type { WriteValue } from '@/lib/plainData';
import { addDays } from '@/lib/time/dates';
import { slotEnd } from '@/lib/time/slot';
import type { NewOrder } from './newOrder';
import { newOrderSchema } from './newOrderSchema';

/** The command that places one. Stands in stored records: never renamed. */
export const CREATE_ORDER = 'createOrder';

/** An order that staff take for a customer, who may have no account. Plain data. */
export type StaffOrder = {
  readonly commandId: string;
  /** Spec §9: `ORD-NNN`, to speak of it; the order is known by its id. */
  readonly label: string;
  /** Its `userId` is empty where the customer has no account. */
  readonly order: NewOrder;
  /** The verified email of the customer's account; absent where they have none, or an earlier version took the order. */
  readonly accountEmail?: string;
  readonly by: { readonly id: string; readonly name: string };
};

const { commandId, by } = staffChangeEntries;
const schema = v.object({
  commandId,
  label: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  accountEmail: v.exactOptional(v.pipe(v.string(), v.maxLength(254))),
  order: newOrderSchema,
  by,
});

/** A staff order that was stored on the device. Throws when it is not one. */
export const parseStaffOrder = (payload: unknown): StaffOrder => v.parse(schema, payload);

/** The label of the next order that staff take: spec §9's list length + 1, and further where that is taken. */
export function nextLabel(orders: readonly Pick<Order, 'label'>[]): string {
  const taken = new Set(orders.map(({ label }) => label));
  const labelled = (number: number) => `ORD-${String(number).padStart(3, '0')}`;
  let number = orders.length + 1;
  while (taken.has(labelled(number))) number += 1;
  return labelled(number);
}

/** The first entry of the history of an order that staff take: who took it. The rules ask for it, word for word. */
export const takingEntry = <At extends WriteValue>(at: At, by: string, byName: string) =>
  ({ at, by, byName, from: {}, to: { status: 'pending' } }) as const;

/** A staff order before the server has answered, as the list will have it. */
export function placedOrder({ commandId, label, order, accountEmail, by }: StaffOrder): Order {
  const { id, userId, customerName, email, phone, shippingAddress, specialInstructions } = order;
  return {
    ...{ id, label, customerName, email, phone, shippingAddress, specialInstructions },
    userId: userId || null,
    accountEmail: accountEmail || null,
    paymentMethod: order.paymentMethod,
    items: order.items,
    totalPaise: itemsTotalPaise(order.items),
    pricing: priceOrder(order.items, order.shop),
    status: 'pending',
    orderedAt: order.placedAt,
    estimatedDelivery: order.delivery ? slotEnd(order.delivery) : addDays(order.placedAt, DELIVERY_DAYS),
    ...(order.delivery && { delivery: order.delivery }),
    statusTimes: { pending: order.placedAt },
    cancelReason: '',
    restocked: true,
    reopenings: [],
    quantities: Object.fromEntries(order.items.map(({ productId, quantity }) => [productId, quantity])),
    updatedAt: null,
    // By it an edit made before the server has the order finds what it was made on.
    lastCommandId: commandId,
    changes: { [commandId]: takingEntry(order.placedAt, by.id, by.name) },
  };
}
