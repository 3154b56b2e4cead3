// @bundle edits

import * as v from 'valibot';
import { MAX_REASON_LENGTH } from '@/domain/order/cancellation';
import { ORDER_STATUSES } from '@/domain/order/order';
import { typedLine, typedText } from '@/lib/text/textSchemas';
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

const schema = v.object({
  orderId: id,
  email: typedLine,
  status,
  ...delivery,
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
  builtOn: v.array(v.object({ commandId, email: typedLine, status, ...delivery })),
  by: v.object({ id: v.pipe(v.string(), v.minLength(1)), name: v.string() }),
});

/** An edit that was stored on the device. Throws when it is not one. */
export function parseOrderEdit(payload: unknown): OrderEdit {
  return v.parse(schema, payload);
}
