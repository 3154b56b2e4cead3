import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AREA_LIMITS, areasSchema } from '@/domain/delivery/areaSchema';
import { MAX_REASON_LENGTH } from '@/domain/order/cancellation';
import { MAX_PRODUCTS, MAX_QUANTITY } from '@/domain/order/placing/orderLimits';
import { MAX_STOPS } from '@/domain/run/run';
import { SHOP_LIMITS } from '@/domain/shop/shopEdit';
import { MAX_ADDRESSES } from '@/domain/user/addressBook';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { loadRules } from '../../local-firebase/rules/rules';
import { prepare } from './prepare';
import {
  ASHA,
  cancelling,
  DRIVER,
  EIGHT,
  ORDER,
  placing,
  placingByStaff,
  SETTINGS,
  SHELF,
  STAFF,
  STAFF_STAMP,
  storedOrder,
  writtenDown,
} from './shop';
import { traced } from './traced';
import {
  commit,
  type Documents,
  serverTime,
  set,
  update,
  type VectorAuth,
  type VectorFields,
  type VectorRequest,
  type VectorWrite,
} from './vector';
import { aRun, RUN } from './vectors/runs';
import { day, deliver, paidInCash } from './vectors/stops';

/*
 * The app checks what people type by limits of its own. Each of them is the rules': a commit at the limit is allowed, and one
 * beyond it denied.
 */

const rules = loadRules(readFileSync('firestore.rules', 'utf8'), 'both');

type Case = { readonly as?: VectorAuth; readonly before?: Documents; readonly request: VectorRequest };

function isAllowed({ as = STAFF, before = SHELF, request }: Case): boolean {
  const told = writtenDown(request, { as, before });
  return prepare({ name: '', auth: as, before, request: told, expect: 'allow' }).allowed(rules);
}

const x = (count: number) => 'x'.repeat(count);
/** A text of this length that begins so. */
const long = (start: string) => (count: number) => start.padEnd(count, 'x');
const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A write by staff of which the change log tells. */
const logged = (write: VectorWrite, before: Documents = SHELF): Case => ({
  before,
  request: traced(commit(write), { as: STAFF, before }),
});
const ofShop = (fields: VectorFields) =>
  logged(set('settings/shop', { ...SETTINGS, ...STAFF_STAMP, ...fields }));
const ofSeller = (fields: VectorFields): Case => ofShop({ seller: fields });
const AREA: VectorFields = { pins: ['560034'], days: [1], slots: ['07:00-10:00'], cutOff: 12, fee: 20 };
const ofArea = (fields: VectorFields): Case => ofShop({ areas: { Koramangala: { ...AREA, ...fields } } });
const slot = (hour: number) => `0${hour}:00-0${hour}:30`;

const PATH = `orders/${ORDER}`;
const stored = { ...SHELF, [PATH]: storedOrder({ '1': 2 }) };
const ofOrder = (fields: VectorFields): Case => ({
  as: ASHA,
  request: placing({ '1': 1 }, fields),
});
const edited = (fields: VectorFields): Case => ({
  before: stored,
  request: commit(update(PATH, { ...STAFF_STAMP, ...fields })),
});
const ofProfile = (fields: VectorFields): Case => ({
  as: ASHA,
  request: commit(set('users/asha', { ...fields, updatedAt: serverTime })),
});
const HOME: VectorFields = { label: 'Home', flat: '', street: '', locality: '', pin: '', landmark: '' };
const ofAddress = (fields: VectorFields): Case =>
  ofProfile({ addresses: { a: { ...HOME, ...fields } }, defaultAddress: 'a' });
const ofProduct = (fields: VectorFields) => logged(update('inventory/1', { ...STAFF_STAMP, ...fields }));
const atTheDoor = (request: VectorRequest, run: VectorFields = {}): Case => ({
  as: DRIVER,
  before: { ...SHELF, ...day({}, run) },
  request,
});

/** What each limit is a limit of, that often or that long. */
type Table<Limits> = { readonly [limit in keyof Limits]: (count: number) => Case };

const AREAS: Table<Omit<typeof AREA_LIMITS, 'name'>> = {
  areas: count => ofShop({ areas: Object.fromEntries(times(count, index => [`Area ${index}`, AREA])) }),
  pins: count => ofArea({ pins: times(count, index => String(560_001 + index)) }),
  slots: count => ofArea({ slots: times(count, slot) }),
  feePaise: paise => ofArea({ fee: paise / 100 }),
};

const SHOP: Table<Omit<typeof SHOP_LIMITS, 'tagline'>> = {
  feePaise: paise => ofShop({ deliveryFee: paise / 100 }),
  phone: count => ofShop({ supportPhone: x(count) }),
  email: count => ofShop({ supportEmail: x(count) }),
  page: count => ofShop({ social: { instagram: long('https://a.test/')(count) } }),
  city: count => ofShop({ city: x(count) }),
  name: count => ofSeller({ name: x(count) }),
  address: count => ofSeller({ address: x(count) }),
  gstin: count => ofSeller({ gstin: x(count) }),
  state: count => ofSeller({ state: x(count) }),
  fssai: count => ofSeller({ fssai: '1'.repeat(count) }),
  hsn: count => ofSeller({ hsn: '1'.repeat(count) }),
  // With the longest name of a bank.
  upi: count => ofSeller({ upi: `${x(count - 65)}@${x(64)}` }),
  units: maxUnits => ofShop({ maxUnits }),
};

const TEXTS: Table<typeof MAX_CHARS> = {
  name: count => ofOrder({ name: x(count), customerName: x(count) }),
  email: count => ofOrder({ email: `a@${x(count - 5)}.in` }),
  phone: count => ofProfile({ phone: x(count) }),
  address: count => ofOrder({ shippingAddress: x(count) }),
  instructions: count => ofOrder({ specialInstructions: x(count) }),
  profileAddress: count => ofProfile({ address: x(count) }),
  addressLine: count => ofAddress({ flat: x(count) }),
  addressLabel: count => ofAddress({ label: x(count) }),
  size: count => ofProduct({ size: x(count) }),
  sku: count => ofProduct({ sku: x(count) }),
  description: count => ofProduct({ description: x(count) }),
  source: count => ofProduct({ facts: { source: x(count) } }),
  fact: count => ofProduct({ facts: { tds: x(count) } }),
  image: count => ofProduct({ image: long('https://a.test/')(count) }),
  label: count => edited({ label: x(count) }),
  reason: count => edited({ cancelReason: x(count) }),
  reference: count => edited({ payment: paidInCash({ method: 'upi', by: 'staff', reference: x(count) }) }),
  handedTo: count => atTheDoor(deliver({ handover: { to: x(count), at: serverTime, by: 'driver' } })),
  stopNote: count => atTheDoor(deliver({}, { stop: { note: x(count) } })),
  runName: count =>
    logged(update(`runs/${RUN}`, { name: x(count), ...STAFF_STAMP }), { [`runs/${RUN}`]: aRun() }),
  note: count => ({
    before: stored,
    request: commit(set(`${PATH}/staffNotes/n1`, { text: x(count), author: 'staff', at: serverTime })),
  }),
  customerNotes: count => logged(set('customers/asha', { ...STAFF_STAMP, notes: x(count) })),
};

const products = [...EIGHT, '9'];
const OTHERS = {
  MAX_PRODUCTS: [
    MAX_PRODUCTS,
    count => ({
      request: placingByStaff(Object.fromEntries(products.slice(0, count).map(id => [id, 1]))),
    }),
  ],
  MAX_QUANTITY: [MAX_QUANTITY, count => ({ request: placingByStaff({ '1': count }) })],
  MAX_REASON_LENGTH: [
    MAX_REASON_LENGTH,
    count => ({ as: ASHA, before: stored, request: cancelling({ '1': 2 }, { cancelReason: x(count) }) }),
  ],
  MAX_ADDRESSES: [
    MAX_ADDRESSES,
    count =>
      ofProfile({
        addresses: Object.fromEntries(times(count, index => [`a${index}`, HOME])),
        defaultAddress: 'a0',
      }),
  ],
  MAX_STOPS: [
    MAX_STOPS,
    count =>
      atTheDoor(deliver(), {
        stops: Object.fromEntries(times(count - 1, index => [`0RDER${index}`, { outcome: 'failed' }])),
      }),
  ],
} as const satisfies { readonly [limit: string]: readonly [number, (count: number) => Case] };

const rows = <Limits extends { readonly [limit: string]: number }>(
  name: string,
  table: { readonly [limit: string]: (count: number) => Case },
  limits: Limits,
) =>
  Object.entries(table).map(
    ([limit, make]) => [`${name}.${limit}`, limits[limit] ?? Number.NaN, make] as const,
  );

describe('a limit of the app is one of the rules', () => {
  it.each([
    ...rows('AREA_LIMITS', AREAS, AREA_LIMITS),
    ...rows('SHOP_LIMITS', SHOP, SHOP_LIMITS),
    ...rows('MAX_CHARS', TEXTS, MAX_CHARS),
    ...Object.entries(OTHERS).map(([name, [limit, make]]) => [name, limit, make] as const),
  ])('%s: %d is allowed, and one more denied', (_name, limit, make) => {
    expect([isAllowed(make(limit)), isAllowed(make(limit + 1))]).toEqual([true, false]);
  });

  it('of what the rules bound together is within that bound: the names of all areas, and the taglines in all languages', () => {
    const areas = Object.fromEntries(
      times(AREA_LIMITS.areas, index => [`${index}`.padEnd(AREA_LIMITS.name, 'x'), AREA]),
    );
    expect(isAllowed(ofShop({ areas }))).toBe(true);
    const taglines = Object.fromEntries(
      ['en', 'hi', 'kok', 'ta'].map(language => [language, x(SHOP_LIMITS.tagline)]),
    );
    expect(isAllowed(ofShop({ taglines }))).toBe(true);
  });

  it('takes the hours of the cut-off that they take', () => {
    const hours = times(28, hour => hour - 2);
    const taken = hours.filter(cutOff => {
      const area = { name: 'A', pins: ['560034'], days: [1], slots: ['07:00-10:00'], cutOff, feePaise: 0 };
      return v.safeParse(areasSchema, [area]).success;
    });
    expect(taken).toEqual(hours.filter(cutOff => isAllowed(ofArea({ cutOff }))));
  });
});
