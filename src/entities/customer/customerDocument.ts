import * as v from 'valibot';
import { parseInstant } from '@/entities/order/orderDocument';
import type { PlainDocument } from '@/services/firebase/plainData';
import { CUSTOMER_STATUSES, CUSTOMER_TYPES, type CustomerOverlay } from './customerOverlay';

const text = v.fallback(v.pipe(v.string(), v.trim()), '');

const schema = v.object({
  name: text,
  contact: text,
  email: text,
  phone: text,
  status: v.fallback(v.picklist(CUSTOMER_STATUSES), 'active'),
  type: v.fallback(v.picklist(CUSTOMER_TYPES), 'retail'),
  notes: text,
  hidden: v.fallback(v.boolean(), false),
  lastCommandId: v.fallback(v.nullable(v.string()), null),
});

/** A `customers` document. Never fails: what is unreadable takes its default. */
export function parseCustomerOverlay({ id, data }: PlainDocument): CustomerOverlay {
  return { id, ...v.parse(schema, data), updatedAt: parseInstant(data.updatedAt) };
}
