/** The first digits of the PIN codes of each state and union territory, as far as no other has them too. */
const PIN_PREFIXES = [
  ['Delhi', '11'],
  ['Haryana', '12 13'],
  ['Punjab', '14 15'],
  ['Himachal Pradesh', '17'],
  ['Jammu and Kashmir', '180 181 182 184 185 190 191 192 193'],
  ['Ladakh', '194'],
  ['Uttar Pradesh', '20 21 22 23 27 28'],
  ['Rajasthan', '30 31 32 33 34'],
  ['Gujarat', '36 37 38 39'],
  ['Maharashtra', '40 41 42 43 44'],
  ['Goa', '403'],
  ['Madhya Pradesh', '45 46 47 48'],
  ['Chhattisgarh', '49'],
  ['Telangana', '50'],
  ['Andhra Pradesh', '51 52 53'],
  ['Karnataka', '56 57 58 59'],
  ['Tamil Nadu', '60 61 62 63 64'],
  ['Kerala', '67 68 69'],
  ['West Bengal', '70 71 72 73 74'],
  ['Sikkim', '737'],
  ['Andaman and Nicobar Islands', '744'],
  ['Odisha', '75 76 77'],
  ['Assam', '78'],
  ['Arunachal Pradesh', '790 791 792'],
  ['Meghalaya', '793 794'],
  ['Manipur', '795'],
  ['Mizoram', '796'],
  ['Nagaland', '797 798'],
  ['Tripura', '799'],
] as const;

export type State = (typeof PIN_PREFIXES)[number][0];

/** Shared by two: Daman and Diu, Yanam, Puducherry, Mahé and Lakshadweep lie within their neighbours' numbers. */
const SHARED = ['362', '396', '507', '533', '605', '607', '609', '673', '682'];

const STATE_BY_PREFIX = new Map<string, State | null>([
  ...PIN_PREFIXES.flatMap(([state, prefixes]) =>
    prefixes.split(' ').map((prefix): [string, State] => [prefix, state]),
  ),
  ...SHARED.map((prefix): [string, null] => [prefix, null]),
]);

/**
 * The state an order is delivered to, by the last PIN code in its address. Null without one, and for a PIN code that does
 * not tell (Uttar Pradesh shares its with Uttarakhand, Bihar with Jharkhand): an invoice must not guess.
 */
export function placeOfSupply(address: string): State | null {
  const pin = [...address.matchAll(/(?<!\d)([1-9]\d{2})\s?\d{3}(?!\d)/g)].at(-1)?.[1];
  if (pin === undefined) return null;
  const exact = STATE_BY_PREFIX.get(pin);
  return exact === undefined ? (STATE_BY_PREFIX.get(pin.slice(0, 2)) ?? null) : exact;
}
