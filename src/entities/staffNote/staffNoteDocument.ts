import * as v from 'valibot';
import { parseInstant } from '@/entities/order/orderDocument';
import type { PlainDocument } from '@/services/firebase/plainData';
import { LONGEST } from '@/shared/lib/textLimits';
import { shownText } from '@/shared/lib/textSchemas';
import type { StaffNote } from './staffNote';

const schema = v.object({ text: shownText(LONGEST.note), author: v.fallback(v.string(), '') });

/** A `staffNotes` document. Never fails: what is unreadable is empty. */
export function parseStaffNote({ id, data }: PlainDocument): StaffNote {
  return { id, ...v.parse(schema, data), at: parseInstant(data.at) };
}

const kept: v.GenericSchema<unknown, StaffNote> = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  text: v.string(),
  author: v.string(),
  at: v.nullable(v.string()),
});

/** A note that was kept on the device. Throws when it is not one. */
export const parseKeptNote = (stored: unknown): StaffNote => v.parse(kept, stored);
