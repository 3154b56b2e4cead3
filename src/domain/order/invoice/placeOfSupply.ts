import type { Order } from '@/domain/order/order';
import { pinOf } from '@/domain/order/orderPlace';

/** The first digits of the PIN codes of each state and union territory; the longest that fit say whose a PIN code is. */
const PIN_PREFIXES = [
  ['Delhi', '11'],
  ['Haryana', '12,13'],
  ['Punjab', '14,15,16005,16006,16007,160103,160104'],
  ['Chandigarh', '160'],
  ['Himachal Pradesh', '17'],
  ['Jammu and Kashmir', '18,19'],
  ['Ladakh', '194'],
  ['Uttar Pradesh', '20,21,22,23,24,25,26,27,28,2467,247669,262406'],
  ['Uttarakhand', '24471,246,2476,248,249,262308,262309,26231,2624,2625,263'],
  ['Rajasthan', '30,31,32,33,34'],
  ['Gujarat', '36,37,38,39'],
  ['Maharashtra', '40,41,42,43,44'],
  ['Goa', '403'],
  ['Madhya Pradesh', '45,46,47,48'],
  ['Chhattisgarh', '49'],
  ['Telangana', '50'],
  ['Andhra Pradesh', '51,52,53,507113,507121,507126,507130,507135'],
  ['Karnataka', '56,57,58,59'],
  ['Tamil Nadu', '60,61,62,63,64,605103,605108,605109,607401,609608'],
  ['Kerala', '67,68,69'],
  ['West Bengal', '70,71,72,73,74'],
  ['Sikkim', '737'],
  ['Andaman and Nicobar Islands', '744'],
  ['Odisha', '75,76,77'],
  ['Bihar', '80,81,821,823,824,84,85,814131'],
  ['Jharkhand', '813208,814,815,816,82,83'],
  ['Assam', '78'],
  ['Arunachal Pradesh', '790,791,792'],
  ['Meghalaya', '793,794'],
  ['Manipur', '795'],
  ['Mizoram', '796'],
  ['Nagaland', '797,798'],
  ['Tripura', '799'],
  ['Lakshadweep', '68255'],
  // Commas, and no blanks: so many digits in a row would pass for a card's number.
  ['Puducherry', '6050,60960,673310'],
  ['Dadra and Nagar Haveli and Daman and Diu', '362520,362540,362570,3962'],
] as const;

export type State = (typeof PIN_PREFIXES)[number][0];

/**
 * PIN codes whose post offices serve two states: on the borders of Puducherry's parts with Tamil Nadu, Kerala and Andhra
 * Pradesh, of Dadra's with Gujarat, of Chandigarh with Punjab, of Haridwar with Uttar Pradesh, of Goalpara with Meghalaya, and
 * where mandals went from Telangana to Andhra Pradesh.
 */
const SHARED =
  '160003,160014,246763,247662,247665,396193,396235,396240,507111,507114,507128,507129,533464,605007,605014,6051,6055,60740,609603,609604,673311,783123,783134';

const STATE_BY_PREFIX = new Map<string, State | null>([
  ...PIN_PREFIXES.flatMap(([state, prefixes]) =>
    prefixes.split(',').map((prefix): [string, State] => [prefix, state]),
  ),
  ...SHARED.split(',').map((prefix): [string, null] => [prefix, null]),
]);

/**
 * The state an order is delivered to, by its PIN code. Null without one, and for a PIN code that does
 * not tell: an invoice must not guess.
 */
export function placeOfSupply(order: Pick<Order, 'delivery' | 'shippingAddress'>): State | null {
  const digits = pinOf(order);
  for (let length = digits.length; length > 1; length -= 1) {
    const state = STATE_BY_PREFIX.get(digits.slice(0, length));
    if (state !== undefined) return state;
  }
  return null;
}
