import * as v from 'valibot';
import type { Fields, Value } from '../../local-firebase/firestore/values/value';
import type { Owner, StoredDocument } from '../../scripts/emulator/owner';
import { compareInstants } from '../../src/lib/time/compareInstants';
import { expect } from './journey';

/** A stored value as plain data: a time is its ISO text. */
function plainOf(value: Value): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  // The official emulator leaves out what is empty.
  if ('mapValue' in value) return plainFields(value.mapValue.fields ?? {});
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plainOf);
  return Object.values(value)[0] ?? null;
}

export const plainFields = (fields: Fields): { readonly [field: string]: unknown } =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, plainOf(value)]));

const rupees = v.pipe(
  v.number(),
  v.transform(amount => Math.round(amount * 100)),
);
const bottles = v.record(v.string(), v.pipe(v.number(), v.safeInteger()));
const anything = v.record(v.string(), v.unknown());

const NO_RUN = { id: '', driver: '', stop: 0 };

const orderSchema = v.object({
  id: v.string(),
  customerName: v.string(),
  status: v.picklist(['pending', 'processing', 'shipped', 'delivered', 'cancelled']),
  statusTimes: v.record(v.string(), v.string()),
  quantities: bottles,
  pricing: v.object({ subtotal: rupees, deliveryFee: rupees, tax: rupees, grandTotal: rupees }),
  estimatedDelivery: v.string(),
  changes: v.exactOptional(
    v.record(
      v.string(),
      v.object({ at: v.string(), by: v.string(), byName: v.string(), from: anything, to: anything }),
    ),
    {},
  ),
  run: v.exactOptional(v.object({ id: v.string(), driver: v.string(), stop: v.number() }), NO_RUN),
  payment: v.exactOptional(
    v.object({
      ...{ state: v.string(), method: v.string(), amount: rupees, reference: v.string() },
      ...{ at: v.string(), by: v.string() },
    }),
  ),
  handover: v.exactOptional(v.object({ to: v.string(), at: v.string(), by: v.string() })),
  attempt: v.exactOptional(
    v.object({ reason: v.string(), note: v.string(), at: v.string(), by: v.string() }),
  ),
});
const runSchema = v.object({
  name: v.string(),
  driver: v.string(),
  state: v.string(),
  stops: v.record(
    v.string(),
    v.object({
      outcome: v.picklist(['delivered', 'failed']),
      method: v.picklist(['cash', 'upi', '']),
      ...{ amount: rupees, reference: v.string(), note: v.string(), at: v.string() },
      ...{ by: v.string(), command: v.string() },
    }),
  ),
  closing: v.object({
    ...{ cash: rupees, upi: rupees, reason: v.string(), back: bottles },
    ...{ at: v.string(), by: v.string(), byName: v.string() },
  }),
});
const movementSchema = v.object({
  ...{ productId: v.string(), kind: v.string(), quantity: v.number(), after: v.number() },
  ...{ orderId: v.exactOptional(v.string(), ''), by: v.string(), at: v.string(), commandId: v.string() },
});
const traceSchema = v.object({
  ...{ kind: v.string(), id: v.string(), action: v.string(), from: anything, to: anything },
  ...{ by: v.string(), byName: v.string(), at: v.string(), commandId: v.string() },
});

const idOf = ({ path }: StoredDocument): string => path.slice(path.indexOf('/') + 1);

/** How many bottles of each product are on the shelf. */
export const stockIn = async ({ list }: Owner): Promise<Bottles> =>
  Object.fromEntries(
    (await list('inventory')).flatMap(document => {
      const { inStock } = plainFields(document.fields);
      return typeof inStock === 'number' ? [[idOf(document), inStock]] : [];
    }),
  );

export type Bottles = { readonly [productId: string]: number };

/** Documents that there were not before, by their ids. @param isNew of a document's path */
async function read<Schema extends v.GenericSchema>(
  { list }: Owner,
  collection: string,
  schema: Schema,
  isNew: (path: string) => boolean,
) {
  const documents = (await list(collection)).filter(({ path }) => isNew(path));
  return new Map<string, v.InferOutput<Schema>>(
    documents.map(document => [idOf(document), v.parse(schema, plainFields(document.fields))]),
  );
}

export const readOrders = (owner: Owner, isNew: (path: string) => boolean) =>
  read(owner, 'orders', orderSchema, isNew);

/** What the server has of a day that is closed: all that there was not before it. */
export const readDay = async (owner: Owner, isNew: (path: string) => boolean) => ({
  orders: await readOrders(owner, isNew),
  runs: await read(owner, 'runs', runSchema, isNew),
  progress: await read(owner, 'runProgress', v.object({ done: v.number() }), isNew),
  movements: await read(owner, 'stockMovements', movementSchema, isNew),
  traces: await read(owner, 'changeLog', traceSchema, isNew),
});

export type Day = Awaited<ReturnType<typeof readDay>>;
export type StoredOrder = v.InferOutput<typeof orderSchema>;

const sum = <Item>(items: Iterable<Item>, of: (item: Item) => number): number =>
  Array.from(items).reduce((total, item) => total + of(item), 0);

/** Bottles of orders, by product. */
export function bottlesOf(orders: Iterable<Pick<StoredOrder, 'quantities'>>): Bottles {
  const all: { [productId: string]: number } = {};
  for (const { quantities } of orders) {
    for (const [id, count] of Object.entries(quantities)) all[id] = (all[id] ?? 0) + count;
  }
  return all;
}

/** `one` less all of `others`, of each product. */
export const less = (one: Bottles, ...others: readonly Bottles[]): Bottles =>
  Object.fromEntries(
    Object.entries(one).map(([id, count]) => [id, count - sum(others, other => other[id] ?? 0)]),
  );

export const countOf = (bottles: Bottles): number => sum(Object.values(bottles), count => count);

/** What an order still owes. */
const dueOf = ({ pricing, payment }: StoredOrder): number => pricing.grandTotal - (payment?.amount ?? 0);

/** What came of some orders, by what they say themselves. */
export function accountOf(orders: readonly StoredOrder[]) {
  const delivered = orders.filter(({ status }) => status === 'delivered');
  const failed = orders.filter(({ attempt }) => attempt !== undefined);
  const paidBy = (method: string) =>
    sum(orders, ({ payment }) => (payment?.method === method ? payment.amount : 0));
  return {
    delivered,
    failed,
    unpaid: delivered.filter(order => dueOf(order) > 0),
    cash: paidBy('cash'),
    upi: paidBy('upi'),
    duePaise: sum(delivered, dueOf),
    billedPaise: sum(orders, ({ pricing }) => pricing.grandTotal),
  };
}

/** The orders whose stop stands in a run, in whatever run they are by now. */
export const ordersOf = ({ runs, orders }: Day, runId: string): readonly StoredOrder[] =>
  Object.keys(runs.get(runId)?.stops ?? {}).flatMap(id => orders.get(id) ?? []);

/** What is true of any day, whatever happened on it: who says what of one thing says the same. */
export function expectConsistent(day: Day): void {
  const { runs, orders, progress } = day;
  const stops = Array.from(runs.values()).flatMap(run =>
    Object.entries(run.stops).map(([id, stop]) => ({ id, stop, run })),
  );
  // Each order once, each stop by a command of its own.
  expect(stops.map(({ id }) => id).sort()).toEqual([...orders.keys()].sort());
  expect(new Set(stops.map(({ stop }) => stop.command)).size).toBe(stops.length);

  for (const { id, stop, run } of stops) {
    const order = orders.get(id);
    expect(order, id).toBeDefined();
    if (!order) continue;
    const { pricing, payment, handover, attempt } = order;
    expect(pricing.grandTotal).toBe(pricing.subtotal + pricing.deliveryFee + pricing.tax);
    expect(stop.by).toBe(run.driver);
    expect(order.changes[stop.command]).toMatchObject({ by: run.driver, at: stop.at });
    expect(stop.amount).toBe(payment?.amount ?? 0);
    expect(stop.reference).toBe(payment?.reference ?? '');
    expect(stop.method).toBe(payment?.method ?? '');
    const isDelivered = stop.outcome === 'delivered';
    expect({ handed: handover !== undefined, tried: attempt !== undefined }).toEqual({
      handed: isDelivered,
      tried: !isDelivered,
    });
    expect(stop.note).toBe(isDelivered ? handover?.to : attempt?.note);
    expect(order.status === 'delivered').toBe(isDelivered);
    expectUnbroken(order);
  }
  for (const [id, run] of runs) {
    expect(progress.get(id)).toEqual({ done: Object.keys(run.stops).length });
    const { cash, upi } = accountOf(ordersOf(day, id));
    const recorded = (method: string) =>
      sum(Object.values(run.stops), stop => (stop.method === method ? stop.amount : 0));
    expect({ cash: recorded('cash'), upi: recorded('upi') }).toEqual({ cash, upi });
    // What was not counted as it was recorded says why.
    expect(run.closing.reason !== '').toBe(run.closing.cash !== cash || run.closing.upi !== upi);
  }
}

type Dated = { readonly at: string };
const byTime = (one: Dated, other: Dated): number => compareInstants(one.at, other.at);

/** An order's history leads from one value to the next without a gap, and to what the order says now. */
function expectUnbroken({ changes, ...order }: StoredOrder): void {
  const now: { readonly [field: string]: unknown } = order;
  const told = new Map<string, unknown>();
  const inOrder = Object.values(changes).sort(byTime);
  for (const { from, to } of inOrder) {
    for (const [field, value] of Object.entries(to)) {
      if (told.has(field)) expect(from[field]).toEqual(told.get(field));
      told.set(field, value);
    }
  }
  for (const field of ['status', 'run', 'estimatedDelivery', 'handover', 'attempt']) {
    if (told.has(field)) expect(now[field]).toEqual(told.get(field));
  }
}

/** Each movement counts on from the one before it, from what was on the shelf to what is there now. */
export function expectMovementsAddUp({ movements }: Day, before: Bottles, after: Bottles): void {
  const shelf: { [productId: string]: number } = { ...before };
  const inOrder = [...movements.values()].sort(byTime);
  for (const { productId, quantity, after: counted } of inOrder) {
    shelf[productId] = (shelf[productId] ?? 0) + quantity;
    expect(counted).toBe(shelf[productId]);
  }
  expect(shelf).toEqual(after);
}
