import { describe, expect, it } from 'vitest';
import { buildLongSeed, buildSeed, type Seed } from './buildSeed';
import { startOfDayMs } from './day';
import { isDouble, type SeedDocument, type SeedFields, type SeedValue } from './seedValue';

const DAYS = ['2026-11-20', '2026-01-01', '2024-02-29', '2027-07-31'] as const;

function collection(seed: Seed, name: string): SeedDocument[] {
  return seed.documents.filter(({ path }) => path.split('/')[0] === name);
}

function fieldsAt(seed: Seed, path: string): SeedFields {
  const found = seed.documents.find(document => document.path === path);
  if (!found) throw new Error(`The seed has no ${path}.`);
  return found.fields;
}

/** Every timestamp in a value, with the names that lead to it. */
function datesIn(value: SeedValue, name = ''): [string, Date][] {
  if (value instanceof Date) return [[name, value]];
  if (typeof value !== 'object' || value === null || isDouble(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => datesIn(inner, key));
}

describe.each(DAYS)('the shop of %s', day => {
  const seed = buildSeed(day);

  it('is the same each time it is built', () => {
    expect(JSON.stringify(buildSeed(day))).toBe(JSON.stringify(seed));
  });

  it('has unique paths', () => {
    expect(new Set(seed.documents.map(({ path }) => path)).size).toBe(seed.documents.length);
  });

  it('has 300 orders of the last 400 days, in every status', () => {
    const orders = collection(seed, 'orders');
    expect(orders).toHaveLength(300);
    expect(new Set(orders.map(({ fields }) => fields.status))).toEqual(
      new Set(['pending', 'processing', 'shipped', 'delivered', 'cancelled']),
    );
    const oldestMs = startOfDayMs(day) - 400 * 86_400_000;
    for (const { fields } of orders) {
      if (fields.orderDate instanceof Date)
        expect(fields.orderDate.getTime()).toBeGreaterThanOrEqual(oldestMs);
    }
  });

  it('has nothing in the future but what is expected then, from the day’s first seconds on', () => {
    const latestMs = startOfDayMs(day) + 5000;
    const future = seed.documents.flatMap(({ fields }) =>
      datesIn(fields).filter(([, date]) => date.getTime() > latestMs),
    );
    expect([...new Set(future.map(([name]) => name))].sort()).toEqual([
      'estimatedCompletion',
      'estimatedDelivery',
      'scheduledFor',
    ]);
  });

  it('has orders of today, so that a dashboard of today is not empty', () => {
    const today = collection(seed, 'orders').filter(
      ({ fields }) => fields.orderDate instanceof Date && fields.orderDate.getTime() >= startOfDayMs(day),
    );
    expect(today.map(({ fields }) => fields.status)).toEqual(['pending', 'pending', 'pending', 'pending']);
  });

  it('keeps a product low exactly where its stock is at or below its reorder point', () => {
    const low = collection(seed, 'inventory').filter(
      ({ fields }) => Number(fields.inStock) <= Number(fields.reorderPoint),
    );
    expect(low.map(({ path }) => path)).toEqual(['inventory/2', 'inventory/5', 'inventory/7']);
  });
});

describe('the shop', () => {
  const seed = buildSeed('2026-11-20');

  it('differs from day to day, but not in its people', () => {
    const tomorrow = buildSeed('2026-11-21');
    expect(tomorrow.accounts).toEqual(seed.accounts);
    const uids = (of: Seed) => new Set(collection(of, 'orders').map(({ fields }) => fields.userId));
    expect(uids(tomorrow)).toEqual(uids(seed));
    expect(collection(tomorrow, 'orders')).not.toEqual(collection(seed, 'orders'));
  });

  it('has the accounts that npm start prints', () => {
    expect(seed.accounts).toMatchObject([
      { email: 'customer@demo.test', password: 'water-demo-1', displayName: 'Asha Rao', customClaims: {} },
      { email: 'admin@demo.test', password: 'admin-demo-1', customClaims: { role: 'admin' } },
      { email: 'driver@demo.test', password: 'driver-demo-1', customClaims: { role: 'driver' } },
      { email: 'driver2@demo.test', password: 'driver-demo-2', customClaims: { role: 'driver' } },
    ]);
  });

  it.each([
    ['1', 'Premium Water', '1L', '2.99', 'premium'],
    ['2', 'Essential Water', '500ml', '1.79', 'essential'],
    ['3', 'Compact Water', '250ml', '0.99', 'compact'],
    ['4', 'Premium Water', '2L', '4.99', 'premium'],
    ['5', 'Essential Water', '1.5L', '3.49', 'essential'],
    ['6', 'Sport Water', '750ml', '2.29', 'essential'],
  ])('sells sample product %s of the spec', (id, name, size, unitPrice, category) => {
    expect(fieldsAt(seed, `inventory/${id}`)).toMatchObject({ name, size, unitPrice, category });
  });

  it('sells two eawa products, and has prices as older back offices wrote them', () => {
    const inventory = collection(seed, 'inventory').map(({ fields }) => fields);
    expect(inventory.filter(({ category }) => category === 'eawa')).toHaveLength(2);
    expect(inventory.flatMap(({ unitPrice, updatedAt }) => (updatedAt ? [] : [unitPrice]))).toEqual([
      'Rs. 2.49',
      '₹3.99',
    ]);
  });

  it('asks for a litre of each product what is near to the samples’ prices', () => {
    const perLitre = collection(seed, 'inventory').map(({ fields }) => {
      const [, amount, unit] = /^([\d.]+) ?(ml|L)$/.exec(String(fields.size)) ?? [];
      const [rupees] = /[\d.]+$/.exec(String(fields.unitPrice)) ?? [];
      return Number(rupees) / (Number(amount) / (unit === 'ml' ? 1000 : 1));
    });
    expect(perLitre).toHaveLength(11);
    expect(Math.min(...perLitre)).toBeGreaterThan(1.5);
    expect(Math.max(...perLitre)).toBeLessThan(7);
  });

  it('has the shop’s settings', () => {
    expect(fieldsAt(seed, 'settings/shop')).toMatchObject({
      deliveryFee: { value: 2.99 },
      taxRate: { value: 0.08 },
      cancelUntil: 'pending',
    });
  });

  it('has no areas unless it is asked for them', () => {
    expect(fieldsAt(seed, 'settings/shop')).not.toHaveProperty('areas');
    expect(collection(seed, 'orders').filter(({ fields }) => 'delivery' in fields)).toEqual([]);
  });

  it('has a production line in each status', () => {
    const statuses = collection(seed, 'productionLines').map(({ fields }) => fields.status);
    expect(new Set(statuses)).toEqual(new Set(['running', 'paused', 'maintenance', 'stopped']));
  });

  it('has as many orders as asked for', () => {
    expect(collection(buildSeed('2026-11-20', { orders: 24 }), 'orders')).toHaveLength(24);
    expect(collection(buildSeed('2026-11-20', { orders: 2000 }), 'orders')).toHaveLength(2000);
  });

  it.each([23, 0, -1, 30.5, Number.NaN])('refuses %d orders', orders => {
    expect(() => buildSeed('2026-11-20', { orders })).toThrow('at least 24 orders');
  });

  it('refuses more orders than a backend can keep in memory', () => {
    expect(() => buildSeed('2026-11-20', { orders: 200_001 })).toThrow(
      'at most 200000 orders, as all are kept in memory, not 200001',
    );
  });

  it('tells beforehand how many documents there will be', () => {
    const { documents, documentCount } = buildLongSeed('2026-11-20', { orders: 60 });
    expect([...documents]).toHaveLength(documentCount);
  });
});

describe.each([
  ['without areas', false],
  ['with areas', true],
] as const)('the runs of a shop %s', (_which, areas) => {
  const seed = buildSeed('2026-11-20', { areas });
  const runs = collection(seed, 'runs').map(({ path, fields }) => ({
    id: path.slice('runs/'.length),
    fields,
  }));
  const orders = collection(seed, 'orders').map(({ fields }) => fields);
  const mapOf = (value: SeedValue | undefined) => (value ?? {}) as SeedFields;

  it('are one of yesterday that is closed, and of today one that is out and one that is planned', () => {
    expect(runs.map(({ fields }) => [fields.state, fields.day])).toEqual([
      ['closed', '2026-11-19'],
      ['out', '2026-11-20'],
      ['planned', '2026-11-20'],
    ]);
    for (const { id } of runs) expect(orders.some(({ run }) => mapOf(run).id === id)).toBe(true);
  });

  it('say of every stop what its order says, and how many there were', () => {
    const outcomes = new Set<SeedValue | undefined>();
    for (const { id, fields } of runs) {
      const stops = Object.entries(mapOf(fields.stops));
      for (const [orderId, stored] of stops) {
        const stop = mapOf(stored);
        const order = fieldsAt(seed, `orders/${orderId}`);
        const payment = mapOf(order.payment);
        outcomes.add(stop.outcome);
        expect(order.status).toBe(stop.outcome === 'failed' ? 'processing' : 'delivered');
        expect(mapOf(order.run).id).toBe(stop.outcome === 'failed' ? '' : id);
        expect('handover' in order).toBe(stop.outcome === 'delivered');
        if (stop.method !== '') expect(stop.amount).toEqual(payment.amount);
        else expect(['card', undefined]).toContain(payment.method);
      }
      if (fields.state === 'planned') continue;
      expect(fieldsAt(seed, `runProgress/${id}`).done).toBe(stops.length);
    }
    expect(outcomes).toEqual(new Set(['delivered', 'failed']));
  });

  it('leave the customer of the demonstration one who waits for theirs', () => {
    const waiting = orders.find(({ name, status }) => name === 'Asha Rao' && status === 'shipped');
    expect(waiting?.run).toEqual({ id: runs[1]?.id, driver: mapOf(runs[1]?.fields).driver, stop: 6 });
  });
});

/** What the rules ask of the delivery of an order that is placed. */
describe.each(DAYS)('the shop of %s with areas', day => {
  const seed = buildSeed(day, { areas: true });
  const { areas } = fieldsAt(seed, 'settings/shop') as unknown as {
    areas: {
      [name: string]: {
        pins: string[];
        days: number[];
        slots: string[];
        cutOff: number;
        fee: { value: number };
      };
    };
  };

  it('has three of them, no two with one PIN code', () => {
    const all = Object.values(areas);
    expect(all).toHaveLength(3);
    const pins = all.flatMap(area => area.pins);
    expect(new Set(pins).size).toBe(pins.length);
  });

  it('has the slot of its area for every order, in time before its cut-off and for its fee', () => {
    const chosen = collection(seed, 'orders').flatMap(({ fields }) => ('delivery' in fields ? [fields] : []));
    expect(chosen).toHaveLength(290);
    for (const { delivery, shippingAddress, createdAt, estimatedDelivery, pricing } of chosen) {
      const { area: name, pin, slot } = delivery as { area: string; pin: string; slot: string };
      const area = areas[name];
      expect(shippingAddress).toMatch(new RegExp(`${pin}$`));
      expect(area?.pins).toContain(pin);
      expect(area?.slots).toContain(slot);
      const ends = estimatedDelivery as Date;
      const inIndia = new Date(ends.getTime() + 5.5 * 3_600_000);
      expect(inIndia.toISOString().slice(11, 16)).toBe(slot.slice(6));
      expect(area?.days).toContain(inIndia.getUTCDay() || 7);
      const closesMs =
        startOfDayMs(inIndia.toISOString().slice(0, 10)) - (24 - (area?.cutOff ?? 0)) * 3_600_000;
      const placedMs = (createdAt as Date).getTime();
      expect(placedMs).toBeLessThan(closesMs);
      expect(ends.getTime() - placedMs).toBeLessThan(14 * 86_400_000);
      expect((pricing as SeedFields).deliveryFee).toEqual(area?.fee);
    }
  });

  it('shows every area, and nothing that is late before its day has begun', () => {
    const orders = collection(seed, 'orders').map(({ fields }) => fields);
    const named = orders.flatMap(({ delivery }) => (delivery as SeedFields | undefined)?.area ?? []);
    expect(new Set(named)).toEqual(new Set(Object.keys(areas)));
    const late = orders.filter(
      ({ status, estimatedDelivery }) =>
        ['pending', 'processing', 'shipped'].includes(String(status)) &&
        (estimatedDelivery as Date).getTime() < startOfDayMs(day),
    );
    expect(late).toEqual([]);
  });
});
