import { toAsciiDigits } from '@/lib/number/digits';
import { isIncompleteAddress, type TextProblem, textProblem } from '@/lib/text/addressText';
import { PIN } from '@/lib/text/pinCode';
import { plainLine, plainText } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';

/** An address as it is asked for; each empty where it was not said. An order and a profile's `address` hold it joined. */
export type AddressFields = {
  readonly flat: string;
  /** The building or street; or the whole of an address that was written as one text, which may be of several lines. */
  readonly street: string;
  readonly locality: string;
  readonly pin: string;
  readonly landmark: string;
};

export type AddressField = keyof AddressFields;

/** In the order in which they are asked for. */
export const ADDRESS_FIELDS = ['flat', 'street', 'locality', 'pin', 'landmark'] as const;

export const NO_ADDRESS: AddressFields = { flat: '', street: '', locality: '', pin: '', landmark: '' };

/** `place`: what is typed says too little to deliver to (spec §5). */
export type AddressProblem = {
  readonly field: AddressField;
  readonly problem: 'address' | 'pin' | TextProblem;
};

/** An address alone, of whatever has its fields. */
export const fieldsOf = ({ flat, street, locality, pin, landmark }: AddressFields): AddressFields => ({
  ...{ flat, street, locality, pin, landmark },
});

/** Six digits that end a text, and no more than six; people write them `411 001` too. */
const PIN_AT_END = /(?<!\d|\d\s)([1-9]\d{2})\s?(\d{3})$/;
/** A PIN code with one space before it and no other sign, so that splitting and joining lose nothing. */
const PIN_APART = /^(?:(.*[^\s:–-])\s)?([1-9]\d{5})$/;
const LANDMARK = 'Landmark: ';

/** The PIN code that a text ends with; empty where it ends with none. */
export function pinAtEnd(text: string): string {
  const [, district = '', office = ''] = PIN_AT_END.exec(text.trimEnd()) ?? [];
  return district + office;
}

/** A PIN code as people type it, as its six digits; what is none is returned for the rule to refuse. */
export const normalizePin = (typed: string): string => toAsciiDigits(plainLine(typed)).replace(/[\s-]/g, '');

/** Whether a change leads to another PIN code than the one that is there, however either is typed. */
export const changesPin = (before: Pick<AddressFields, 'pin'>, { pin }: Partial<AddressFields>): boolean =>
  pin !== undefined && normalizePin(pin) !== normalizePin(before.pin);

/** The fields as they are stored: each one line but for the street, which may be a whole address. */
export function cleanAddress({ flat, street, locality, pin, landmark }: AddressFields): AddressFields {
  return {
    flat: plainLine(plainLine(flat).replace(/[\s,]+$/, '')),
    street: plainText(street),
    locality: plainLine(locality),
    pin: normalizePin(pin),
    landmark: plainLine(landmark),
  };
}

/**
 * The fields as the one text of an order: the flat with a comma on its own line, the street, the area with the PIN code
 * behind it, the landmark. `splitAddress` reads it back.
 */
export function joinAddress(fields: AddressFields): string {
  const { flat, street, locality, pin, landmark } = cleanAddress(fields);
  const lines = [street, locality].filter(line => line !== '');
  const last = lines.pop() ?? '';
  // Do not repeat the PIN code where the whole address was typed as the street.
  const withPin = pinAtEnd(last) === pin ? last : `${last} ${pin}`.trim();
  const rest = [...lines, withPin].filter(line => line !== '');
  return plainText(
    [
      ...(flat === '' ? [] : [rest.length > 0 ? `${flat},` : flat]),
      ...rest,
      ...(landmark === '' ? [] : [`${LANDMARK}${landmark}`]),
    ].join('\n'),
  );
}

function parts(text: string): AddressFields {
  const lines = text.split('\n');
  const end = lines.at(-1) ?? '';
  const landmark = lines.length > 1 && end.startsWith(LANDMARK) ? end.slice(LANDMARK.length) : '';
  if (landmark !== '') lines.pop();
  const last = lines.pop() ?? '';
  const [, before, apart] = PIN_APART.exec(last) ?? [];
  // A PIN code that cannot be cut off cleanly stays in the text as well.
  const pin = apart ?? pinAtEnd(last);
  const place = apart === undefined ? last : (before ?? '');
  if (place !== '') lines.push(place);
  const [first = ''] = lines;
  const flat = lines.length > 1 && lines.length <= 3 && first.endsWith(',') ? first.slice(0, -1) : '';
  const rest = flat === '' ? lines : lines.slice(1);
  const [street = '', locality = ''] = rest.length <= 2 ? rest : [rest.join('\n')];
  return { flat, street, locality, pin, landmark };
}

/** A line that is longer than `firestore.rules` takes it from a saved address. */
const longLine = (fields: AddressFields) =>
  (['flat', 'locality', 'landmark'] as const).find(field => fields[field].length > MAX_CHARS.addressLine);

const unspaced = (text: string): string => text.replace(/\s/g, '');

/**
 * One text as fields, where it is certain which part is which; else it stays whole in the street. Joined again, nothing of it
 * is lost.
 */
export function splitAddress(text: string): AddressFields {
  const whole = plainText(text);
  const found = cleanAddress(parts(whole));
  const isLossless = unspaced(joinAddress(found)) === unspaced(whole);
  return isLossless && longLine(found) === undefined
    ? found
    : { ...NO_ADDRESS, street: whole, pin: pinAtEnd(whole) };
}

/** Whether a PIN code was typed that is none. */
export function isWrongPin(typed: string): boolean {
  const pin = normalizePin(typed);
  return pin !== '' && !PIN.test(pin);
}

export const isAddressField = (name: string | null): boolean => ADDRESS_FIELDS.some(field => field === name);

/**
 * Whether a change of a form may have put right what was wrong with a field. What is too little of an address may be put right
 * in any of its fields; a PIN code only in its own.
 */
export const mayCorrect = (field: string, change: object): boolean =>
  field in change || (field !== 'pin' && isAddressField(field) && Object.keys(change).some(isAddressField));

/** The first thing that is wrong with an address, at the field that can put it right. */
export function addressProblem(typed: AddressFields): AddressProblem | null {
  const text = joinAddress(typed);
  if (isIncompleteAddress(text)) return { field: 'street', problem: 'address' };
  const fields = cleanAddress(typed);
  if (isWrongPin(typed.pin)) return { field: 'pin', problem: 'pin' };
  for (const field of ['flat', 'street', 'locality', 'landmark'] as const) {
    const problem = textProblem(fields[field]);
    if (problem) return { field, problem };
  }
  const long = longLine(fields);
  if (long) return { field: long, problem: 'tooLong' };
  const problem = textProblem(text);
  return problem && { field: 'street', problem };
}

/** Fields that were typed, with what follows from them: a PIN code is said once, wherever it is typed. */
export function editAddress(before: AddressFields, change: Partial<AddressFields>): Partial<AddressFields> {
  if (change.street !== undefined) {
    const pin = pinAtEnd(change.street);
    return pin === '' ? change : { ...change, pin };
  }
  if (change.pin !== undefined && before.pin !== '' && pinAtEnd(before.street) === normalizePin(before.pin)) {
    return { ...change, street: before.street.trimEnd().replace(PIN_AT_END, '').trimEnd() };
  }
  return change;
}
