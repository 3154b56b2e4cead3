import * as v from 'valibot';
import { ORDER_STATUSES } from './order';
import type { OrderEdit } from './orderEdit';

/** The command that saves one. Stands in stored records: never renamed. */
export const UPDATE_ORDER = 'updateOrder';

const status = v.picklist(ORDER_STATUSES);
/** An id that can stand in a document's path. */
const id = v.pipe(v.string(), v.regex(/^(?!\.{1,2}$|__.*__$)[^/]{1,200}$/));
/** SCHEMA: the rules take up to 40 characters. */
const commandId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,40}$/));

const schema = v.object({
  orderId: id,
  email: v.string(),
  status,
  commandId,
  seen: v.object({ updatedAt: v.nullable(v.string()), email: v.string(), status: v.nullable(status) }),
  builtOn: v.array(v.object({ commandId, email: v.string(), status })),
  by: v.object({ id: v.pipe(v.string(), v.minLength(1)), name: v.string() }),
});

/** An edit that was kept on the device. Throws when it is not one. */
export function parseOrderEdit(payload: unknown): OrderEdit {
  return v.parse(schema, payload);
}
