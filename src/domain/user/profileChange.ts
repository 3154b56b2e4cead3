import * as v from 'valibot';
import { typedLine, typedText } from '@/lib/text/textSchemas';
import { type AddressChange, addressChangeSchema, exceedsMaxAddresses, MAX_ADDRESSES } from './addressBook';
import { type Profile, type ProfileChanges, withAddresses, withChanges } from './profile';

/** A change of a profile as it is asked for. Only what was changed, so that it undoes nothing done elsewhere meanwhile. */
export type ProfileChange = {
  readonly commandId: string;
  readonly uid: string;
  /** The account's, kept beside what it belongs to. */
  readonly email: string;
  readonly changes: ProfileChanges;
  /** Which address has another text, whatever is the default by then; absent from what an older app stored. */
  readonly addressId?: string;
  /** What becomes of the book of addresses. */
  readonly book?: AddressChange;
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
  addressId: v.exactOptional(id),
  book: v.exactOptional(addressChangeSchema),
});

/** A change that was stored on the device. Throws when it is none. */
export function parseProfileChange(payload: unknown): ProfileChange {
  return v.parse(schema, payload);
}

/** Whether the change would add an address to a book that has no room for it: the others may have come from another device. */
export const isBookFull = (
  { addresses }: Profile,
  { changes: { address }, addressId, book }: ProfileChange,
): boolean =>
  book
    ? exceedsMaxAddresses(addresses, book)
    : Boolean(address && addressId) &&
      addresses.length >= MAX_ADDRESSES &&
      !addresses.some(({ id }) => id === addressId);

/** A profile once the change is made. */
export function changedProfile(profile: Profile, { changes, addressId, book }: ProfileChange): Profile {
  const changed = withChanges(profile, changes, addressId);
  return book ? withAddresses(changed, book) : changed;
}
