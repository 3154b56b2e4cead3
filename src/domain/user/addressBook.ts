import * as v from 'valibot';
import { type AddressFields, cleanAddress, joinAddress, splitAddress } from '@/domain/address/addressFields';
import { plainLine } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { shownLine, shownText } from '@/lib/text/textSchemas';

/** An address that a customer has saved, under a word of theirs. */
export type SavedAddress = AddressFields & { readonly id: string; readonly label: string };

/** So many addresses a customer may have; `firestore.rules` says the same. */
export const MAX_ADDRESSES = 5;

/** The labels that are offered, and shown in the language of the page; any other is the customer's own. */
export const ADDRESS_LABELS = ['Home', 'Office', 'Other'] as const;
export const [HOME, , OTHER] = ADDRESS_LABELS;

/** The id of an address that was saved before there were several, or as the first. */
export const FIRST_ID = 'first';

export type AddressChange =
  /** A new one, or another text of one that is there. */
  | { readonly kind: 'save'; readonly address: SavedAddress; readonly asDefault: boolean }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'makeDefault'; readonly id: string };

const savedSchema = v.object({
  label: shownLine(MAX_CHARS.addressLabel),
  flat: shownLine(MAX_CHARS.addressLine),
  street: shownText(MAX_CHARS.profileAddress),
  locality: shownLine(MAX_CHARS.addressLine),
  pin: shownLine(MAX_CHARS.addressLine),
  landmark: shownLine(MAX_CHARS.addressLine),
});

const byLabel = (one: SavedAddress, other: SavedAddress): number =>
  one.label.localeCompare(other.label) || one.id.localeCompare(other.id);

/** The default first, the others by their labels: a document's map has no order of its own. */
const arranged = (addresses: readonly SavedAddress[], defaultId: string): readonly SavedAddress[] => [
  ...addresses.filter(({ id }) => id === defaultId),
  ...addresses.filter(({ id }) => id !== defaultId).sort(byLabel),
];

/** A document's addresses, the default first; what is none is left out. */
export function parseAddresses(stored: unknown, defaultId: string): readonly SavedAddress[] {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return [];
  const addresses = Object.entries(stored).flatMap(([id, value]): SavedAddress[] => {
    const read = v.safeParse(savedSchema, value);
    return read.success && joinAddress(read.output) !== '' ? [{ id, ...read.output }] : [];
  });
  return arranged(addresses, defaultId).slice(0, MAX_ADDRESSES);
}

/** The book of somebody of whom one text is known. */
export const bookOf = (text: string): readonly SavedAddress[] =>
  text === '' ? [] : [{ id: FIRST_ID, label: HOME, ...splitAddress(text) }];

/**
 * The book whose address of an id says this text; without any text it is removed. One that is not there is added beside the others,
 * while there is room: none of them loses its text to it.
 */
export function withAddressText(
  addresses: readonly SavedAddress[],
  id: string,
  text: string,
): readonly SavedAddress[] {
  if (text === '') return addresses.filter(address => address.id !== id);
  const fields = splitAddress(text);
  if (addresses.some(address => address.id === id))
    return addresses.map(address => (address.id === id ? { ...address, ...fields } : address));
  return addresses.length < MAX_ADDRESSES ? [...addresses, { id, label: HOME, ...fields }] : addresses;
}

/** As it is stored: what the rules ask for. */
export const cleanSaved = ({ id, label, ...fields }: SavedAddress): SavedAddress => ({
  id,
  label: plainLine(label) || HOME,
  ...cleanAddress(fields),
});

/** The address of a book that says the same, by whatever name. */
export const sameAddress = (
  addresses: readonly SavedAddress[],
  fields: AddressFields,
): SavedAddress | undefined => {
  const text = joinAddress(fields);
  return addresses.find(address => joinAddress(address) === text);
};

/** The address of the book that has the same id or says the same. */
const knownAs = (addresses: readonly SavedAddress[], asked: SavedAddress): SavedAddress | undefined =>
  addresses.find(({ id }) => id === asked.id) ?? sameAddress(addresses, asked);

/** Whether a change would add a sixth address. */
export const exceedsMaxAddresses = (addresses: readonly SavedAddress[], change: AddressChange): boolean =>
  change.kind === 'save' &&
  addresses.length >= MAX_ADDRESSES &&
  !knownAs(addresses, cleanSaved(change.address));

/** The book with a change; the same again changes nothing. A sixth address is not taken. */
export function changeAddresses(
  addresses: readonly SavedAddress[],
  change: AddressChange,
): readonly SavedAddress[] {
  switch (change.kind) {
    case 'remove':
      return addresses.filter(({ id }) => id !== change.id);
    case 'makeDefault':
      // Removed on another device meanwhile: the default stays what it is.
      return addresses.some(({ id }) => id === change.id) ? arranged(addresses, change.id) : addresses;
    case 'save': {
      const asked = cleanSaved(change.address);
      const known = knownAs(addresses, asked);
      if (exceedsMaxAddresses(addresses, change)) return addresses;
      const saved = { ...asked, id: known?.id ?? asked.id };
      const changed = known
        ? addresses.map(address => (address === known ? saved : address))
        : [...addresses, saved];
      return arranged(changed, change.asDefault ? saved.id : (changed[0]?.id ?? saved.id));
    }
  }
}

const line = v.string();
const id = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,40}$/));
export const addressChangeSchema: v.GenericSchema<unknown, AddressChange> = v.variant('kind', [
  v.object({
    kind: v.literal('save'),
    address: v.object({
      ...{ id, label: line, flat: line, street: line, locality: line, pin: line, landmark: line },
    }),
    asDefault: v.boolean(),
  }),
  v.object({ kind: v.literal('remove'), id }),
  v.object({ kind: v.literal('makeDefault'), id }),
]);
