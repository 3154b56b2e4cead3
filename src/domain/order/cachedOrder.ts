import * as v from 'valibot';
import { SLOT } from '@/lib/time/slot';
import {
  ATTEMPT_REASONS,
  COMPLAINT_KINDS,
  ORDER_STATUSES,
  type Order,
  PAID_BY,
  PAYMENT_METHODS,
  PAYMENT_STATES,
} from './order';

const paise = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Documents hold dates in several notations, and a date keeps its own. */
const time = v.pipe(
  v.string(),
  v.check(text => !Number.isNaN(Date.parse(text))),
);
const instant = v.nullable(time);
const id = v.pipe(v.string(), v.minLength(1));

const schema: v.GenericSchema<unknown, Order> = v.object({
  id,
  label: v.nullable(v.string()),
  userId: v.nullable(v.string()),
  // Absent from what was stored before it was read.
  accountEmail: v.optional(v.nullable(v.string()), null),
  customerName: v.string(),
  email: v.string(),
  phone: v.string(),
  shippingAddress: v.string(),
  specialInstructions: v.string(),
  paymentMethod: v.nullable(v.picklist(PAYMENT_METHODS)),
  items: v.array(
    v.object({
      productId: v.string(),
      productName: v.string(),
      size: v.string(),
      image: v.string(),
      quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      pricePaise: paise,
    }),
  ),
  totalPaise: paise,
  pricing: v.nullable(
    v.object({
      subtotalPaise: paise,
      deliveryFeePaise: paise,
      taxRate: v.number(),
      taxPaise: paise,
      grandTotalPaise: paise,
    }),
  ),
  status: v.nullable(v.picklist(ORDER_STATUSES)),
  orderedAt: instant,
  estimatedDelivery: instant,
  delivery: v.exactOptional(
    v.object({ area: v.string(), pin: v.string(), slot: v.pipe(v.string(), v.regex(SLOT)) }),
  ),
  // Absent from what was stored before they were read.
  statusTimes: v.optional(v.record(v.picklist(ORDER_STATUSES), time), {}),
  cancelReason: v.optional(v.string(), ''),
  restocked: v.optional(v.boolean(), true),
  reopenings: v.optional(v.array(v.object({ id: v.string(), at: time, byName: v.string() })), []),
  quantities: v.optional(
    v.nullable(v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(1)))),
    null,
  ),
  updatedAt: instant,
  lastCommandId: v.nullable(v.string()),
  complaint: v.exactOptional(v.object({ kind: v.picklist(COMPLAINT_KINDS), text: v.string(), at: time })),
  payment: v.exactOptional(
    v.object({
      state: v.picklist(PAYMENT_STATES),
      method: v.nullable(v.picklist(PAID_BY)),
      amountPaise: paise,
      reference: v.string(),
      at: instant,
    }),
  ),
  run: v.exactOptional(v.object({ id: v.string(), driver: v.string(), stop: v.number() })),
  handover: v.exactOptional(v.object({ to: v.string(), at: instant })),
  attempt: v.exactOptional(v.object({ reason: v.picklist(ATTEMPT_REASONS), note: v.string(), at: instant })),
});

/** An order that was stored on the device. Throws when it is not one; what is no part of an order is dropped. */
export function parseCachedOrder(stored: unknown): Order {
  return v.parse(schema, stored);
}

function readCachedOrder(stored: unknown): Order[] {
  try {
    return [parseCachedOrder(stored)];
  } catch {
    return [];
  }
}

/** Those of a stored list that are orders. */
export const readCachedOrders = (stored: readonly unknown[]): Order[] => stored.flatMap(readCachedOrder);
