import * as v from 'valibot';
import { splitAddress } from '@/domain/address/addressFields';
import type { SavedAddress } from '@/domain/user/addressBook';
import type { SessionUser } from '@/store/session/session';
import type { Entered } from './profileRules';

/** What the form asks for, a password apart: that is never stored. */
export type ProfileValues = Entered & { readonly email: string };

const typed = v.exactOptional(v.string());
const draftSchema = v.pipe(
  v.strictObject({
    ...{ name: typed, phone: typed, email: typed },
    ...{ flat: typed, street: typed, locality: typed, pin: typed, landmark: typed },
    /** The whole of it, as a change that is taken back has it, and as an older app has left it. */
    address: typed,
  }),
  v.transform(({ address, ...draft }) =>
    address === undefined ? draft : { ...splitAddress(address), ...draft },
  ),
);

const addressSchema = v.strictObject({
  ...{ id: typed, label: typed },
  ...{ flat: typed, street: typed, locality: typed, pin: typed, landmark: typed },
});

const schema = v.object({
  uid: v.string(),
  draft: v.optional(draftSchema),
  address: v.optional(addressSchema),
  addressId: v.optional(v.string()),
  replaces: v.optional(v.string()),
  linkSentTo: v.optional(v.string()),
});

/** What the history entry of the profile's page holds, for a reload or for coming back. */
export type ProfileEntry = {
  /** What was typed and not saved, or changed and taken back from the outbox. The form goes on from it. */
  readonly draft?: Partial<ProfileValues> | undefined;
  /** The address that the draft's is another text of; else the default one. */
  readonly addressId?: string | undefined;
  /** What was typed into the form of the address book and not saved. */
  readonly address?: Partial<SavedAddress> | undefined;
  /** The id of the command in the outbox that was taken back or refused, whose place the next one takes. */
  readonly replaces?: string | undefined;
  /** The address that a link was sent to, and that is not the account's yet. */
  readonly linkSentTo?: string | undefined;
};

/** An entry's state as the person signed in may see it: nothing of what was somebody else's, nothing of another page's. */
export function parseProfileEntry(state: unknown, { id, email }: SessionUser): ProfileEntry {
  const parsed = v.safeParse(schema, state);
  if (!parsed.success || parsed.output.uid !== id) return {};
  const { draft, addressId, address, replaces, linkSentTo } = parsed.output;
  return {
    ...(draft && { draft }),
    ...(addressId !== undefined && { addressId }),
    ...(address && { address }),
    ...(replaces !== undefined && { replaces }),
    ...(linkSentTo !== undefined && linkSentTo !== email && { linkSentTo }),
  };
}
