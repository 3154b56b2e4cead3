import * as v from 'valibot';
import { documentId, staffChangeEntries } from '@/domain/staff/staffChange';
import { typedText } from '@/lib/text/textSchemas';

/** The command that writes one. Stands in stored records: never renamed. */
export const CREATE_STAFF_NOTE = 'createStaffNote';

/** A note that a member of staff has written. Plain data. */
export type NewStaffNote = {
  /** The note's own id, so that sending it again finds it written. */
  readonly commandId: string;
  readonly orderId: string;
  readonly text: string;
  readonly by: { readonly id: string; readonly name: string };
};

const { commandId, by } = staffChangeEntries;
const schema = v.object({
  commandId,
  orderId: documentId,
  text: v.pipe(typedText, v.minLength(1)),
  by,
});

/** A note that was stored on the device. Throws when it is not one. */
export const parseNewStaffNote = (payload: unknown): NewStaffNote => v.parse(schema, payload);
