import { setTimeout } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import type { Value } from '../../local-firebase/firestore/values/value';
import { DEFAULT_PROJECT_ID } from '../../local-firebase/localFirebase';
import { areaSettings } from '../../local-firebase/seed/areas';
import { DEMO_ADMIN, OTHER_CUSTOMERS } from '../../local-firebase/seed/people';
import { encodeFields } from '../../local-firebase/seed/seedValue';
import type { Emulators } from '../../scripts/emulator/emulators';
import { type Owner, ownerOf, type StoredDocument } from '../../scripts/emulator/owner';
import { placeOrder } from '../../src/data/order/placeOrder';
import { parseProduct } from '../../src/data/product/productDocument';
import { parseShop } from '../../src/data/shop/shopDocument';
import { takingEntry } from '../../src/domain/order/placing/staffOrder';
import type { Product } from '../../src/domain/product/product';
import { staffStamp } from '../../src/domain/staff/staffChange';
import { type PlainDocument, serverTime } from '../../src/lib/plainData';
import { DAY_MS } from '../../src/lib/time/dates';
import { dayOf, periodAt } from '../../src/lib/time/periods';
import type { Run } from '../../src/services/firebase/firestore/runCommit';
import { toPlain } from '../../src/services/firebase/firestore/sdkValues';
import { randomIds } from '../../src/services/platform/ids';
import { recordWrites } from '../rules/appWrites';
import { make, type Sdk } from '../rules/sdkRequest';
import { commit } from '../rules/vector';
import { officialAuth, onOfficial } from '../support/official';
import { plainFields } from './deliveryDayLedger';

const emulatorsAt = (origin: string): Emulators =>
  onOfficial
    ? officialAuth()
    : { projectId: DEFAULT_PROJECT_ID, auth: new URL(origin).origin, firestore: new URL(origin).origin };

/** What the shop's owner may do, past every rule. @param origin of the shop's pages */
export const ownerAt = (origin: string): Owner => ownerOf(emulatorsAt(origin));

/** Everything that a day of deliveries writes to. */
const WRITTEN_TO = [
  ...['settings', 'inventory', 'orders', 'orderPace', 'users'],
  ...['runs', 'runProgress', 'stockMovements', 'changeLog'],
];

/** Remembers the shop as it is: `putBack` leaves it so to the journeys that come after this one. */
export async function rememberShop({ list, write, remove }: Owner) {
  const everything = async () =>
    new Map((await Promise.all(WRITTEN_TO.map(list))).flat().map(document => [document.path, document]));
  const before = await everything();
  return {
    isNew: (path: string): boolean => !before.has(path),
    async putBack(): Promise<void> {
      const now = await everything();
      await remove([...now.keys()].filter(path => !before.has(path)));
      const changed = [...before.values()].filter(
        ({ path, updateTime }) => now.get(path)?.updateTime !== updateTime,
      );
      await write(changed);
    },
  };
}

/** The demonstration's three areas, delivered to every day and ordered from until midnight. */
export async function openAreas({ read, write }: Owner): Promise<void> {
  const settings = await read('settings/shop');
  const areas = Object.entries(areaSettings()).map(([name, area]) => [
    name,
    { ...Object(area), days: [1, 2, 3, 4, 5, 6, 7], cutOff: 24 },
  ]);
  const fields = encodeFields({ areas: Object.fromEntries(areas) });
  await write([{ path: 'settings/shop', fields: { ...settings?.fields, ...fields } }]);
}

/** The longest that a day's work takes here, on a crowded machine, in milliseconds. */
const DAYS_WORK_MS = 6 * 60_000;

/** The present instant, of a day of the shop that has time left for a day's work: one that ends too soon is waited out. */
export async function wholeDay(): Promise<number> {
  const { toMs } = periodAt('day', Date.now());
  const leftMs = toMs - Date.now();
  if (leftMs < DAYS_WORK_MS) await setTimeout(leftMs);
  return Date.now();
}

/** The runs that are planned for a day are for the next one: the day is that of this journey's runs alone. */
export async function clearDay({ list, write }: Owner, day: string): Promise<void> {
  const next = encodeFields({ day: dayOf(Date.parse(day) + DAY_MS) });
  const planned = (await list('runs')).filter(({ fields }) => plainFields(fields).day === day);
  await write(planned.map(({ path, fields }) => ({ path, fields: { ...fields, ...next } })));
}

const INDIRANAGAR = { area: 'Indiranagar', pins: ['560038', '560008', '560075'], slot: '07:00-10:00' };
const KORAMANGALA = {
  ...{ area: 'Koramangala and HSR Layout', pins: ['560034', '560095', '560102'] },
  slot: '12:00-15:00',
};
const MG_ROAD = {
  area: 'MG Road and Richmond Town',
  pins: ['560001', '560025', '560027'],
  slot: '06:30-09:30',
};

/** Where the orders go that staff take: with the customer's own two there are 60. */
const CALLS = [
  ...Array.from({ length: 18 }, () => INDIRANAGAR),
  ...Array.from({ length: 20 }, () => KORAMANGALA),
  ...Array.from({ length: 10 }, () => MG_ROAD),
  ...Array.from({ length: 10 }, () => ({ ...MG_ROAD, slot: '16:00-19:00' })),
];

/** What the nth caller wants, by product. */
const wantedBy = (call: number): readonly (readonly [productId: string, quantity: number])[] => [
  ['1', 1 + (call % 2)],
  ...(call % 4 === 1 ? [['2', 1] as const] : []),
  ...(call % 3 === 0 ? [['3', 2] as const] : []),
  ...(call % 5 === 0 ? [['4', 1] as const] : []),
];

/** Answers as the app's gateway does, with the admin's own credentials: the rules judge all of it. */
async function openOffice({ auth, firestore, projectId }: Emulators) {
  const signedIn = await fetch(
    `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: DEMO_ADMIN.email, password: 'admin-demo-1', returnSecureToken: true }),
    },
  );
  const { idToken } = (await signedIn.json()) as { readonly idToken: string };
  const app = initializeApp({ projectId }, 'office');
  const db = lite.getFirestore(app);
  const { hostname, port } = new URL(firestore);
  lite.connectFirestoreEmulator(db, hostname, Number(port), { mockUserToken: idToken });
  const { uid, email, name } = DEMO_ADMIN;

  async function get(path: string): Promise<PlainDocument | null> {
    const snapshot = await lite.getDoc(lite.doc(db, path));
    const data = Object.entries(snapshot.data() ?? {}).map(([field, value]) => [field, toPlain(value)]);
    return snapshot.exists() ? { id: snapshot.id, data: Object.fromEntries(data) } : null;
  }
  const run: Run = async request => {
    if ('get' in request) return get(request.get);
    if (!('transaction' in request)) throw new Error('Placing an order reads no list.');
    const { transaction, writes } = recordWrites({}, { uid, token: { email, name } });
    const result = await request.run(transaction);
    await make(lite as unknown as Sdk, db, commit(...writes), Date.now());
    return result;
  };
  return { get, run, close: () => deleteApp(app) };
}

/**
 * Takes 58 orders for the next day over the phone, as the app's New Order does: by its own code, one after the other, through
 * the rules. Answers with their ids.
 */
export async function takeOrders(origin: string, nowMs: number): Promise<readonly string[]> {
  const office = await openOffice(emulatorsAt(origin));
  try {
    const shop = parseShop(await office.get('settings/shop'));
    const products = new Map<string, Product>();
    for (const id of ['1', '2', '3', '4']) {
      const document = await office.get(`inventory/${id}`);
      const product = document && parseProduct(document);
      if (product) products.set(id, product);
    }
    const ids: string[] = [];
    for (const [call, { area, pins, slot }] of CALLS.entries()) {
      const id = randomIds.orderId();
      const pin = pins[call % pins.length] ?? '';
      const known = OTHER_CUSTOMERS[call % OTHER_CUSTOMERS.length];
      const items = wantedBy(call).flatMap(([productId, quantity]) => {
        const product = products.get(productId);
        if (!product || product.pricePaise === null) return [];
        const { name: productName, size, image, pricePaise } = product;
        return { productId, productName, size, image, pricePaise, quantity };
      });
      const order = {
        ...{ id, userId: '', email: known?.email ?? '', phone: known?.phone ?? '', specialInstructions: '' },
        // No two alike.
        customerName: `${known?.name}${call < OTHER_CUSTOMERS.length ? '' : ' and family'}`,
        shippingAddress: `Flat ${101 + call}, ${area}, Bengaluru ${pin}`,
        paymentMethod: call % 3 === 0 ? ('card' as const) : ('cash' as const),
        items,
        shop: {
          deliveryFeePaise: shop.areas.find(({ name }) => name === area)?.feePaise ?? 0,
          taxRate: shop.taxRate,
        },
        delivery: { area, pin, slot, day: dayOf(nowMs + DAY_MS) },
        placedAt: new Date(nowMs).toISOString(),
      };
      const by = { id: DEMO_ADMIN.uid, name: DEMO_ADMIN.name };
      const commandId = randomIds.commandId();
      const stamp = staffStamp('createOrder', { commandId, by });
      const changes = { [commandId]: takingEntry(serverTime, by.id, by.name) };
      const placed = await placeOrder(
        order,
        { run: office.run, serverNow: Date.now },
        {
          as: 'back-office',
          uid: by.id,
          author: () => ({ label: `ORD-${900 + call}`, accountEmail: '', ...stamp, changes }),
        },
      );
      if (placed.outcome !== 'placed') throw new Error(`Not placed: ${JSON.stringify({ placed, order })}`);
      ids.push(id);
    }
    return ids;
  } finally {
    await office.close();
  }
}

const dayBefore = (iso: string): string => new Date(Date.parse(iso) - DAY_MS).toISOString();

function earlier(value: Value): Value {
  if ('timestampValue' in value) return { timestampValue: dayBefore(value.timestampValue) };
  return 'mapValue' in value ? { mapValue: { fields: fieldsEarlier(value.mapValue.fields) } } : value;
}

const fieldsEarlier = (fields: StoredDocument['fields'] = {}): StoredDocument['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, earlier(value)]));

/**
 * The night passes: orders for the next day are, each with all of its times, orders of the day before for this one. Nobody
 * can order for the same day, and no clock of the official emulators can be set.
 */
export async function passNight({ list, write }: Owner, ids: readonly string[]): Promise<void> {
  const placed = (await list('orders')).filter(({ path }) => ids.includes(path.slice('orders/'.length)));
  await write(
    placed.map(({ path, fields }) => {
      const { placedAt } = fields;
      const pressed = placedAt && 'stringValue' in placedAt ? dayBefore(placedAt.stringValue) : '';
      return { path, fields: { ...fieldsEarlier(fields), placedAt: { stringValue: pressed } } };
    }),
  );
}
