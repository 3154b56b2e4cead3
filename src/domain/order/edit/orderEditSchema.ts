// @bundle edits

import * as v from 'valibot';
import { MAX_REASON_LENGTH } from '@/domain/order/cancellation';
import { ORDER_STATUSES, PAID_BY, PAYMENT_STATES } from '@/domain/order/order';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { typedLine, typedText } from '@/lib/text/textSchemas';
import { parseInstant } from '@/lib/time/instants';
import { SLOT } from '@/lib/time/slot';
import type { OrderEdit } from './orderEdit';

/** The command that saves one. Stands in stored records: never renamed. */
export const UPDATE_ORDER = 'updateOrder';

const status = v.picklist(ORDER_STATUSES);
/** An id that can stand in a document's path. */
const id = v.pipe(v.string(), v.regex(/^(?!\.{1,2}$|__.*__$)[^/]{1,200}$/));
/** The rules take up to 40 characters. */
const commandId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,40}$/));

/** Absent from edits of an earlier version of the app, and from those that leave the delivery alone. */
const delivery = { phone: v.exactOptional(typedLine), shippingAddress: v.exactOptional(typedText) };

/** Absent from edits of an earlier version of the app, and from those that plan nothing. */
const plan = {
  run: v.exactOptional(
    v.object({
      id: v.pipe(v.string(), v.regex(/^([0-9A-Za-z]{20})?$/)),
      driver: v.pipe(v.string(), v.maxLength(128)),
      stop: v.pipe(v.number(), v.finite(), v.minValue(0)),
    }),
  ),
  estimatedDelivery: v.exactOptional(
    v.pipe(
      v.string(),
      v.check(text => parseInstant(text) === text),
    ),
  ),
  slot: v.exactOptional(v.pipe(v.string(), v.regex(SLOT))),
};

const payment = v.object({
  state: v.picklist(PAYMENT_STATES),
  method: v.nullable(v.picklist(PAID_BY)),
  amountPaise: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  reference: v.pipe(typedLine, v.maxLength(MAX_CHARS.reference)),
});

const schema = v.object({
  orderId: id,
  email: typedLine,
  status,
  ...delivery,
  ...plan,
  runName: v.exactOptional(v.pipe(typedLine, v.maxLength(MAX_CHARS.runName))),
  payment: v.exactOptional(payment),
  cancellation: v.exactOptional(
    v.object({ restock: v.boolean(), reason: v.pipe(typedText, v.maxLength(MAX_REASON_LENGTH)) }),
  ),
  commandId,
  seen: v.object({
    updatedAt: v.nullable(v.string()),
    email: typedLine,
    status: v.nullable(status),
    ...delivery,
  }),
  builtOn: v.array(
    v.object({
      commandId,
      email: typedLine,
      status,
      ...delivery,
      ...plan,
      payment: v.exactOptional(payment),
    }),
  ),
  by: v.object({ id: v.pipe(v.string(), v.minLength(1)), name: v.string() }),
});

/** An edit that was stored on the device. Throws when it is not one. */
export function parseOrderEdit(payload: unknown): OrderEdit {
  return v.parse(schema, payload);
}
