import { joinAddress } from '@/domain/address/addressFields';
import type { PlainDocument, PlainValue } from '@/lib/plainData';
import { plainLine, plainText } from '@/lib/text/plainText';
import { MAX_CHARS, MAX_SHOWN_PHONE_CHARS } from '@/lib/text/textLimits';
import {
  type AddressChange,
  bookOf,
  changeAddresses,
  FIRST_ID,
  parseAddresses,
  type SavedAddress,
  withAddressText,
} from './addressBook';

/** What a customer lets the shop know for their next orders; each empty where it was never said. */
export type Profile = {
  readonly name: string;
  readonly phone: string;
  /** The default address, joined. */
  readonly address: string;
  /** Theirs to choose from, the default first. */
  readonly addresses: readonly SavedAddress[];
};

export const PROFILE_FIELDS = ['name', 'phone', 'address'] as const;

export type ProfileTexts = Pick<Profile, (typeof PROFILE_FIELDS)[number]>;

/** The fields that a change of the profile gives another value. */
export type ProfileChanges = Partial<ProfileTexts>;

export const EMPTY_PROFILE: Profile = { name: '', phone: '', address: '', addresses: [] };

export const profilePath = (uid: string): string => `users/${uid}`;

const textOf = (value: PlainValue | undefined): string => (typeof value === 'string' ? value : '');

/** A stored profile, in whatever state: a field that is no text was never said. */
export function parseProfile({ data }: PlainDocument): Profile {
  const address = plainText(textOf(data.address), MAX_CHARS.profileAddress);
  return {
    name: plainLine(textOf(data.name), MAX_CHARS.name),
    phone: plainLine(textOf(data.phone), MAX_SHOWN_PHONE_CHARS),
    ...withBook(parseAddresses(data.addresses, textOf(data.defaultAddress)), address),
  };
}

/** An older version knew of the one text alone: it is the book's only address. */
const withBook = (addresses: readonly SavedAddress[], address: string) =>
  addresses[0] ? { addresses, address: joinAddress(addresses[0]) } : { addresses: bookOf(address), address };

/** What of a profile was changed; empty when nothing was. */
export function changesBetween(before: ProfileTexts, after: ProfileTexts): ProfileChanges {
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap(field => (before[field] === after[field] ? [] : [[field, after[field]]])),
  );
}

/** A profile with its changes; another address is another text of the one with this id, or of the default one. */
export function withChanges(
  profile: Profile,
  { address, ...changes }: ProfileChanges,
  addressId = profile.addresses[0]?.id ?? FIRST_ID,
): Profile {
  if (address === undefined) return { ...profile, ...changes };
  const addresses = withAddressText(profile.addresses, addressId, address);
  return { ...profile, ...changes, addresses, address: addresses[0] ? joinAddress(addresses[0]) : '' };
}

/** A profile with another book of addresses. */
export const withAddresses = (profile: Profile, change: AddressChange): Profile => {
  const addresses = changeAddresses(profile.addresses, change);
  return { ...profile, addresses, address: addresses[0] ? joinAddress(addresses[0]) : '' };
};

/** A profile as its document holds it, when it was changed and by what apart. */
export function profileFields({ addresses, ...texts }: Profile) {
  if (addresses.length === 0) return texts;
  const entries = addresses.map(({ id, ...address }): [string, typeof address] => [id, address]);
  return { ...texts, addresses: Object.fromEntries(entries), defaultAddress: addresses[0]?.id ?? '' };
}
