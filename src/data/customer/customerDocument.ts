import * as v from 'valibot';
import { CUSTOMER_STATUSES, CUSTOMER_TYPES, type CustomerOverlay } from '@/domain/customer/customerOverlay';
import type { PlainDocument } from '@/lib/plainData';
import { MAX_CHARS, MAX_SHOWN_PHONE_CHARS } from '@/lib/text/textLimits';
import { shownLine, shownText } from '@/lib/text/textSchemas';
import { parseInstant } from '@/lib/time/instants';

const schema = v.object({
  name: shownLine(MAX_CHARS.name),
  contact: shownLine(MAX_CHARS.name),
  email: shownLine(MAX_CHARS.email),
  phone: shownLine(MAX_SHOWN_PHONE_CHARS),
  status: v.fallback(v.picklist(CUSTOMER_STATUSES), 'active'),
  type: v.fallback(v.picklist(CUSTOMER_TYPES), 'retail'),
  notes: shownText(MAX_CHARS.customerNotes),
  hidden: v.fallback(v.boolean(), false),
  lastCommandId: v.fallback(v.nullable(v.string()), null),
});

/** A `customers` document. Never fails: what is unreadable takes its default. */
export function parseCustomerOverlay({ id, data }: PlainDocument): CustomerOverlay {
  return { id, ...v.parse(schema, data), updatedAt: parseInstant(data.updatedAt) };
}
