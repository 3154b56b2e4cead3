/** The first digits of the PIN codes of each state and union territory; the longest that fit say whose a PIN code is. */
const PIN_PREFIXES = [
  ['Delhi', '11'],
  ['Haryana', '12,13'],
  ['Punjab', '14,15'],
  ['Himachal Pradesh', '17'],
  ['Jammu and Kashmir', '180,181,182,184,185,190,191,192,193'],
  ['Ladakh', '194'],
  ['Uttar Pradesh', '20,21,22,23,27,28'],
  ['Rajasthan', '30,31,32,33,34'],
  ['Gujarat', '36,37,38,39'],
  ['Maharashtra', '40,41,42,43,44'],
  ['Goa', '403'],
  ['Madhya Pradesh', '45,46,47,48'],
  ['Chhattisgarh', '49'],
  ['Telangana', '50'],
  ['Andhra Pradesh', '51,52,53'],
  ['Karnataka', '56,57,58,59'],
  ['Tamil Nadu', '60,61,62,63,64'],
  ['Kerala', '67,68,69'],
  ['West Bengal', '70,71,72,73,74'],
  ['Sikkim', '737'],
  ['Andaman and Nicobar Islands', '744'],
  ['Odisha', '75,76,77'],
  ['Assam', '78'],
  ['Arunachal Pradesh', '790,791,792'],
  ['Meghalaya', '793,794'],
  ['Manipur', '795'],
  ['Mizoram', '796'],
  ['Nagaland', '797,798'],
  ['Tripura', '799'],
  ['Lakshadweep', '68255'],
  // Commas, and no blanks: so many digits in a row would pass for a card's number.
  ['Puducherry', '60500,605010,605011,605012,605013,605014,60960,673310,533464'],
  [
    'Dadra and Nagar Haveli and Daman and Diu',
    '362520,362540,362570,396193,396210,396215,396220,396230,396235,396240',
  ],
] as const;

export type State = (typeof PIN_PREFIXES)[number][0];

/**
 * Within a state's numbers, and shared by two: villages of Puducherry among Tamil Nadu's, Mahé's among Kerala's, Daman's and
 * Silvassa's among Gujarat's, and mandals that went from Telangana to Andhra Pradesh.
 */
const SHARED = '50711,50712,50713,60501,6051,6055,60740,67333,39621,39622,39623,39624';

const STATE_BY_PREFIX = new Map<string, State | null>([
  ...PIN_PREFIXES.flatMap(([state, prefixes]) =>
    prefixes.split(',').map((prefix): [string, State] => [prefix, state]),
  ),
  ...SHARED.split(',').map((prefix): [string, null] => [prefix, null]),
]);

/**
 * The state an order is delivered to, by the last PIN code in its address. Null without one, and for a PIN code that does
 * not tell (Uttar Pradesh shares its with Uttarakhand, Bihar with Jharkhand): an invoice must not guess.
 */
export function placeOfSupply(address: string): State | null {
  const pin = [...address.matchAll(/(?<!\d)([1-9]\d{2})\s?(\d{3})(?!\d)/g)].at(-1);
  if (!pin) return null;
  const digits = `${pin[1]}${pin[2]}`;
  for (let length = digits.length; length > 1; length -= 1) {
    const state = STATE_BY_PREFIX.get(digits.slice(0, length));
    if (state !== undefined) return state;
  }
  return null;
}
