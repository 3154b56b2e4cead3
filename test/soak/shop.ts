import { readFileSync } from 'node:fs';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { double, encodeFields, type SeedFields } from '../../local-firebase/seed/seedValue';
import type { Backend } from './backend';
import type { VirtualTime } from './virtualTime';

const rules = readFileSync('firestore.rules', 'utf8');
const indexes = readFileSync('firestore.indexes.json', 'utf8');

export type Customer = { readonly uid: string; readonly email: string; readonly password: string };

export const customer = (uid: string): Customer => ({
  uid,
  email: `${uid}@demo.test`,
  password: `water-of-${uid}`,
});

/** Whoever counts the shelf. */
export const STAFF: Customer = customer('staff');

export const PRODUCT_IDS = ['1', '2', '3'] as const;
export type ProductId = (typeof PRODUCT_IDS)[number];

const bottle = (name: string, size: string, unitPrice: string, inStock: number): SeedFields => ({
  name,
  category: 'premium',
  size,
  unitPrice,
  inStock,
  reorderPoint: 10,
  sku: `W-${size}`,
  image: '',
  description: `${name} of ${size}.`,
  lastUpdated: new Date(Date.UTC(2026, 0, 1)),
  updatedAt: new Date(Date.UTC(2026, 0, 1)),
});

/** What the server is asked to keep of an order; only what the promises speak of. */
export type StoredOrder = {
  readonly id: string;
  readonly userId: string;
  readonly status: string;
  readonly quantities: { readonly [productId: string]: number };
  readonly prices: { readonly [productId: string]: number };
};

export type Shop = {
  readonly backend: LocalFirebase;
  readonly stockOf: (id: ProductId) => number;
  /** Staff change the stock by that many bottles, never below 0. */
  readonly restock: (id: ProductId, change: number) => Promise<void>;
  readonly edit: (id: ProductId, fields: SeedFields) => Promise<void>;
  /** Staff bring an order on to another status. */
  readonly setStatus: (orderId: string, status: string) => Promise<void>;
  readonly orders: () => readonly StoredOrder[];
  /** What a staff command did to a stock; null where it never came about. */
  readonly movementOf: (commandId: string, id: ProductId) => Movement | null;
  /** What the stock must be, by everything staff did and every order there is. */
  readonly owedStockOf: (id: ProductId) => number;
};

export type Movement = { readonly quantity: number; readonly after: number };

/** A number field of a stored document, whichever way it is written. */
const numberOf = (value: unknown): number => {
  const { integerValue, doubleValue } = value as { integerValue?: string; doubleValue?: number };
  return integerValue === undefined ? Number(doubleValue) : Number(integerValue);
};

function storedOrder(fields: { readonly [field: string]: unknown }): StoredOrder {
  const text = (field: string) => (fields[field] as { stringValue: string }).stringValue;
  const map = (value: unknown) =>
    (value as { mapValue: { fields: { [field: string]: unknown } } }).mapValue.fields;
  const items = (fields.items as { arrayValue: { values: unknown[] } }).arrayValue.values.map(map);
  return {
    id: text('id'),
    userId: text('userId'),
    status: text('status'),
    quantities: Object.fromEntries(
      Object.entries(map(fields.quantities)).map(([id, quantity]) => [id, numberOf(quantity)]),
    ),
    prices: Object.fromEntries(
      items.map(item => [(item.productId as { stringValue: string }).stringValue, numberOf(item.price)]),
    ),
  };
}

/** A small open shop on a backend of its own, in memory, by the true time. */
export async function openShop(
  { createLocalFirebase, createMemoryStorage }: Backend,
  time: VirtualTime,
  { customers, stock }: { customers: readonly Customer[]; stock: number },
): Promise<Shop> {
  let drawn = 1;
  const backend = await createLocalFirebase({
    storage: createMemoryStorage(),
    rules,
    indexes,
    scryptCost: 16,
    clock: time.nowMs,
    wait: time.waitWithin,
    randomBytes: count =>
      Uint8Array.from({ length: count }, () => {
        drawn = (drawn * 1_103_515_245 + 12_345) % 2_147_483_648;
        return drawn >> 16;
      }),
  });
  const { documents } = backend.firestore;
  const put = (path: string, fields: SeedFields) => documents.write([{ path, fields: encodeFields(fields) }]);
  for (const account of customers) await backend.auth.accounts.create({ ...account, emailVerified: true });
  await backend.auth.accounts.create({
    ...STAFF,
    displayName: 'Staff',
    emailVerified: true,
    customClaims: { role: 'admin' },
  });
  await put('inventory/1', bottle('Premium Water', '1L', '2.99', stock));
  await put('inventory/2', bottle('Essential Water', '500ml', '1.79', stock));
  await put('inventory/3', bottle('Compact Water', '250ml', '0.99', 3));
  await put('settings/shop', { deliveryFee: double(2.99), taxRate: double(0.08) });

  const stockOf = (id: ProductId) => numberOf(documents.read(`inventory/${id}`)?.fields.inStock);
  const shelved = new Map(PRODUCT_IDS.map(id => [id, stockOf(id)]));
  const edit = (id: ProductId, fields: SeedFields) => {
    const stored = documents.read(`inventory/${id}`);
    return documents.write([
      { path: `inventory/${id}`, fields: { ...stored?.fields, ...encodeFields(fields) } },
    ]);
  };
  const movements = () =>
    documents.list('stockMovements').map(({ path, fields: { productId, quantity, after } }) => ({
      path,
      productId: (productId as { stringValue: string }).stringValue,
      quantity: numberOf(quantity),
      after: numberOf(after),
    }));
  const orders = () => documents.list('orders').map(({ fields }) => storedOrder(fields));

  return {
    backend,
    stockOf,
    edit,
    orders,
    restock(id, change) {
      const before = stockOf(id);
      const after = Math.max(0, before + change);
      shelved.set(id, (shelved.get(id) ?? 0) + after - before);
      return edit(id, { inStock: after });
    },
    setStatus(orderId, status) {
      const stored = documents.read(`orders/${orderId}`);
      return documents.write([
        {
          path: `orders/${orderId}`,
          // As every writer does: whoever asks for what has changed goes by it.
          fields: { ...stored?.fields, ...encodeFields({ status, updatedAt: new Date(time.nowMs()) }) },
        },
      ]);
    },
    movementOf: (commandId, id) =>
      movements().find(({ path }) => path === `stockMovements/${commandId}-${id}`) ?? null,
    owedStockOf: id => {
      const sold = orders().reduce((sum, { quantities }) => sum + (quantities[id] ?? 0), 0);
      const moved = movements().reduce(
        (sum, { productId, quantity }) => sum + (productId === id ? quantity : 0),
        0,
      );
      return (shelved.get(id) ?? 0) - sold + moved;
    },
  };
}
