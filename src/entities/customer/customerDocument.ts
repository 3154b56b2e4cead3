import * as v from 'valibot';
import { parseInstant } from '@/entities/order/orderDocument';
import type { PlainDocument } from '@/services/firebase/plainData';
import { LONGEST, LONGEST_SHOWN_PHONE } from '@/shared/lib/textLimits';
import { shownLine, shownText } from '@/shared/lib/textSchemas';
import { CUSTOMER_STATUSES, CUSTOMER_TYPES, type CustomerOverlay } from './customerOverlay';

const schema = v.object({
  name: shownLine(LONGEST.name),
  contact: shownLine(LONGEST.name),
  email: shownLine(LONGEST.email),
  phone: shownLine(LONGEST_SHOWN_PHONE),
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
