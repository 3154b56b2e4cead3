// @bundle customers

import * as v from 'valibot';
import { documentId, type StaffChange, staffChangeEntries } from '@/domain/staff/staffChange';
import { typedLine, typedText } from '@/lib/text/textSchemas';
import {
  CUSTOMER_STATUSES,
  CUSTOMER_TYPES,
  type CustomerFields,
  type CustomerOverlay,
  NOTHING_STORED,
} from './customerOverlay';

/** The command that saves one. Stands in stored records: never renamed. */
export const UPDATE_CUSTOMER = 'updateCustomer';

/** What staff say of a customer, who need not have been spoken of before. */
export type CustomerChange = StaffChange & {
  readonly customerId: string;
  /** Whom it is about, in words. */
  readonly title: string;
  /** What was stored of them when it was made; only what differs from it is written. */
  readonly seen: CustomerFields;
  readonly fields: CustomerFields;
};

const FIELDS = Object.keys(NOTHING_STORED) as readonly (keyof CustomerFields)[];

export function fieldsOf(stored: CustomerOverlay | CustomerFields): CustomerFields {
  const { name, contact, email, phone, status, type, notes, hidden } = stored;
  return { name, contact, email, phone, status, type, notes, hidden };
}

export const changedFields = (from: CustomerFields, to: CustomerFields): (keyof CustomerFields)[] =>
  FIELDS.filter(field => from[field] !== to[field]);

/** What a change leaves of fields that may have changed meanwhile: only what it is about. */
export function withChanges(
  now: CustomerFields,
  { seen, fields }: Pick<CustomerChange, 'seen' | 'fields'>,
): CustomerFields {
  const changed = changedFields(seen, fields).map(field => [field, fields[field]]);
  return { ...now, ...Object.fromEntries(changed) };
}

/** The fields that a change is about, and that somebody else has made something else of. */
export const conflictingFields = (
  now: CustomerFields,
  { seen, fields }: Pick<CustomerChange, 'seen' | 'fields'>,
): (keyof CustomerFields)[] =>
  changedFields(seen, fields).filter(field => now[field] !== seen[field] && now[field] !== fields[field]);

const fieldsSchema = v.object({
  name: typedLine,
  contact: typedLine,
  email: typedLine,
  phone: typedLine,
  status: v.picklist(CUSTOMER_STATUSES),
  type: v.picklist(CUSTOMER_TYPES),
  notes: typedText,
  hidden: v.boolean(),
});

const schema = v.object({
  ...staffChangeEntries,
  customerId: documentId,
  title: typedLine,
  seen: fieldsSchema,
  fields: fieldsSchema,
});

/** A change that was stored on the device. Throws when it is not one. */
export const parseCustomerChange = (payload: unknown): CustomerChange => v.parse(schema, payload);

/** Why a change will not be saved as it is, however often it is sent. */
export type CustomerProblem =
  /** Someone else changed the same fields; `now` is what they made of them. */
  | { readonly kind: 'conflict'; readonly now: CustomerFields }
  /** The rules refuse it, and nothing here can say why. */
  | { readonly kind: 'denied' };

const conflict = v.object({ kind: v.literal('conflict'), now: fieldsSchema });

/** The reason kept with a change that failed. One of another version of the app says only that it was denied. */
export function parseCustomerProblem(reason: unknown): CustomerProblem {
  const parsed = v.safeParse(conflict, reason);
  return parsed.success ? parsed.output : { kind: 'denied' };
}
