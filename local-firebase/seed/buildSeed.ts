import { areaSettings, inArea } from './areas';
import { buildStockLedger } from './buildStockLedger';
import { PRODUCTS } from './catalogue';
import { withChangeLog } from './changeLog';
import { customerDocuments } from './customerDocuments';
import { DAY_MS, startOfDayMs } from './day';
import {
  inventoryDocument,
  movementDocuments,
  olderInventoryDocuments,
  productsDocuments,
} from './inventoryDocuments';
import { legacyOrderDocument } from './legacyOrderDocument';
import { currentOrderDocument } from './orderDocument';
import { planOrders } from './orderPlan';
import { DEMO_ADMIN, DEMO_CUSTOMER, DRIVERS } from './people';
import { productionDocuments } from './productionDocuments';
import { createSeededRandom } from './random';
import { withRuns } from './runs';
import type { SeedOrder } from './seedOrder';
import type { SeedDocument } from './seedValue';
import { shopSettings } from './shop';

export type SeedAccount = {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly emailVerified: true;
  readonly customClaims: { readonly role?: 'admin' | 'driver' };
};

export type Seed = { readonly accounts: readonly SeedAccount[]; readonly documents: readonly SeedDocument[] };

export const DEFAULT_ORDERS = 300;

/** The accounts that `npm start` prints. */
export const SEED_ACCOUNTS: readonly SeedAccount[] = [
  {
    uid: DEMO_CUSTOMER.uid,
    email: DEMO_CUSTOMER.email,
    password: 'water-demo-1',
    displayName: DEMO_CUSTOMER.name,
    emailVerified: true,
    customClaims: {},
  },
  {
    uid: DEMO_ADMIN.uid,
    email: DEMO_ADMIN.email,
    password: 'admin-demo-1',
    displayName: DEMO_ADMIN.name,
    emailVerified: true,
    customClaims: { role: 'admin' },
  },
  ...DRIVERS.map(
    ({ uid, email, password, name }): SeedAccount => ({
      uid,
      email,
      password,
      displayName: name,
      emailVerified: true,
      customClaims: { role: 'driver' },
    }),
  ),
];

/** A seed whose orders are written down one after the other: 100,000 of them take up more than the rest of a shop. */
export type StreamedSeed = {
  readonly accounts: readonly SeedAccount[];
  readonly documents: Iterable<SeedDocument>;
  readonly documentCount: number;
};

const ROLES = { admin: 'Admin', driver: 'Driver' } as const;

/** An account as a newcomer is told of it. */
export const accountLine = ({ email, password, customClaims: { role } }: SeedAccount): string =>
  `${role ? ROLES[role] : 'Customer'}: ${email} / ${password}`;

/**
 * The random seed is fixed to one day, so that the shops of two days differ only in their dates, and what works on one
 * day works on the next.
 */
const DRAWN_AS_ON = '2026-11-21';

export type SeedOptions = {
  readonly orders?: number | undefined;
  /** The shop has delivery areas, and its orders their slots; else it delivers everywhere in five days. */
  readonly areas?: boolean | undefined;
};

/**
 * The demonstration shop as it stands in the first seconds of a day in India: the same for the same day and
 * options, on every machine.
 *
 * @param day `YYYY-MM-DD`
 * @throws RangeError when there is no such day, for too few orders or too many
 */
export function buildSeed(day: string, options: SeedOptions = {}): Seed {
  const { accounts, documents } = buildLongSeed(day, options);
  return { accounts, documents: [...documents] };
}

/** As `buildSeed`. */
export function buildLongSeed(
  day: string,
  { orders: count = DEFAULT_ORDERS, areas = false }: SeedOptions = {},
): StreamedSeed {
  const todayMs = startOfDayMs(day);
  const planned = planOrders(createSeededRandom(`${DRAWN_AS_ON} ${count}`), { todayMs, count });
  const placed = areas ? planned.map(order => inArea(order, todayMs)) : planned;
  const { orders, documents: runs } = withRuns(placed, todayMs);
  const stock = PRODUCTS.map(product => ({ product, book: buildStockLedger(product, orders, todayMs) }));
  const publicDocuments = [
    {
      path: 'settings/shop',
      fields: { ...shopSettings(new Date(todayMs - 30 * DAY_MS)), ...(areas && { areas: areaSettings() }) },
    },
    ...stock.map(({ product, book }) => inventoryDocument(product, book)),
    ...olderInventoryDocuments(todayMs),
    ...productsDocuments(),
  ];
  const staffDocuments = [
    ...stock.flatMap(({ product, book }) => movementDocuments(product, book)),
    ...customerDocuments(todayMs),
    ...productionDocuments(todayMs),
    ...peopleDocuments(todayMs),
    ...runs,
  ];
  const { documents: changed, entries } = withChangeLog([...publicDocuments, ...staffDocuments], todayMs);
  const before = changed.slice(0, publicDocuments.length);
  const after = [...changed.slice(publicDocuments.length), ...entries];
  function* documents() {
    yield* before;
    for (const [at, order] of orders.entries()) yield orderDocument(order, at + 1);
    yield* after;
  }
  return {
    accounts: SEED_ACCOUNTS,
    documents: documents(),
    documentCount: before.length + orders.length + after.length,
  };
}

/** Who works here, as the scripts that grant a role write it. */
const peopleDocuments = (todayMs: number): readonly SeedDocument[] =>
  [
    { ...DEMO_ADMIN, phone: '', role: 'admin' },
    ...DRIVERS.map(driver => ({ ...driver, role: 'driver' })),
  ].map(({ uid, name, email, phone, role }) => ({
    path: `people/${uid}`,
    fields: { name, email, phone, role, active: true, updatedAt: new Date(todayMs - 30 * DAY_MS) },
  }));

function orderDocument(order: SeedOrder, number: number): SeedDocument {
  const fields =
    order.shape === 'current' ? currentOrderDocument(order, number) : legacyOrderDocument(order, order.shape);
  return { path: `orders/${order.id}`, fields };
}
