import * as v from 'valibot';
import { CUSTOMER_STATUSES, CUSTOMER_TYPES, type CustomerOverlay } from '@/domain/customer/customerOverlay';
import type { PlainDocument } from '@/lib/plainData';
import { LONGEST, MAX_SHOWN_PHONE_CHARS } from '@/lib/text/textLimits';
import { shownLine, shownText } from '@/lib/text/textSchemas';
import { parseInstant } from '@/lib/time/instants';

const schema = v.object({
  name: shownLine(LONGEST.name),
  contact: shownLine(LONGEST.name),
  email: shownLine(LONGEST.email),
  phone: shownLine(MAX_SHOWN_PHONE_CHARS),
  status: v.fallback(v.picklist(CUSTOMER_STATUSES), 'active'),
  type: v.fallback(v.picklist(CUSTOMER_TYPES), 'retail'),
  notes: shownText(LONGEST.customerNotes),
  hidden: v.fallback(v.boolean(), false),
  lastCommandId: v.fallback(v.nullable(v.string()), null),
});

/** A `customers` document. Never fails: what is unreadable takes its default. */
export function parseCustomerOverlay({ id, data }: PlainDocument): CustomerOverlay {
  return { id, ...v.parse(schema, data), updatedAt: parseInstant(data.updatedAt) };
}
