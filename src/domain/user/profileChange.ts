import * as v from 'valibot';
import { typedLine, typedText } from '@/lib/text/textSchemas';
import type { ProfileChanges } from './profile';

/** A change of a profile as it is asked for. Only what was changed, so that it undoes nothing done elsewhere meanwhile. */
export type ProfileChange = {
  readonly commandId: string;
  readonly uid: string;
  /** The account's, kept beside what it belongs to. */
  readonly email: string;
  readonly changes: ProfileChanges;
};

const id = v.pipe(v.string(), v.minLength(1));
const schema = v.object({
  commandId: id,
  uid: id,
  email: v.string(),
  changes: v.strictObject({
    name: v.exactOptional(typedLine),
    phone: v.exactOptional(typedLine),
    address: v.exactOptional(typedText),
  }),
});

/** A change that was stored on the device. Throws when it is none. */
export function parseProfileChange(payload: unknown): ProfileChange {
  return v.parse(schema, payload);
}
