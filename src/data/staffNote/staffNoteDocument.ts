import * as v from 'valibot';
import type { StaffNote } from '@/domain/staffNote/staffNote';
import type { PlainDocument } from '@/lib/plainData';
import { LONGEST } from '@/lib/text/textLimits';
import { shownText } from '@/lib/text/textSchemas';
import { parseInstant } from '@/lib/time/instants';

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
