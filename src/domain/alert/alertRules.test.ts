import { describe, expect, it } from 'vitest';
import { outboxAlerts, readingAlerts } from '@/data/alert/deviceAlerts';
import { DAY_MS } from '@/lib/time/dates';
import { aQueuedEdit } from '../../../test/support/edits';
import { aLine, aMovement, anOrderRow, aStockItem } from '../../../test/support/rows';
import { mostSevereFirst } from './alert';
import { dateAlerts, priceAlerts } from './dataAlerts';
import { lineAlerts } from './lineAlerts';
import { orderAlerts } from './orderAlerts';
import { stockAlerts } from './stockAlerts';

const NOW = Date.UTC(2026, 0, 15, 9);
const MINUTE_MS = 60_000;
/** So many milliseconds ago. */
const msAgo = (ms: number) => new Date(NOW - ms).toISOString();
const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 0, day, hour)).toISOString();

describe('stock', () => {
  it.each([
    ['above the reorder point', { inStock: 11 }, []],
    ['at the reorder point', { inStock: 10 }, ['lowStock warning']],
    ['below it', { inStock: 1 }, ['lowStock warning']],
    ['none left', { inStock: 0 }, ['outOfStock error']],
    ['none left of what is never reordered', { inStock: 0, reorderPoint: 0 }, ['outOfStock error']],
    ['no longer sold', { inStock: 0, archived: true }, []],
  ])('%s', (_what, fields, expected) => {
    const found = stockAlerts([aStockItem(fields)], [], []);
    expect(found.map(({ kind, severity }) => `${kind} ${severity}`)).toEqual(expected);
  });

  const sold = (id: string, hour: number, quantity: number) => {
    const [item] = anOrderRow().items;
    return anOrderRow({ id, orderedAt: at(14, hour), items: item ? [{ ...item, quantity }] : [] });
  };
  const idWith = (
    inStock: number,
    ...given: Parameters<typeof stockAlerts> extends [unknown, ...infer Rest] ? Rest : never
  ) => stockAlerts([aStockItem({ inStock })], ...given)[0];

  it('is the same alert while it falls further, and another once it was filled up and fell again', () => {
    const first = idWith(9, [sold('A1', 9, 2)], []);
    expect(first?.at).toBe(at(14, 9));
    expect(idWith(6, [sold('A1', 9, 2), sold('A2', 10, 3)], [])?.id).toBe(first?.id);
    const filled = aMovement({ at: at(14, 11), quantity: 20 });
    const again = idWith(10, [sold('A1', 9, 2), sold('A2', 10, 3), sold('A3', 12, 16)], [filled]);
    expect(again?.at).toBe(at(14, 12));
    expect(again?.id).not.toBe(first?.id);
  });

  it('of which nothing is left says when the last bottle went, not when it became few', () => {
    expect(idWith(0, [sold('A1', 9, 2), sold('A2', 10, 9)], [])?.at).toBe(at(14, 10));
    expect(idWith(1, [sold('A1', 9, 2), sold('A2', 10, 8)], [])?.at).toBe(at(14, 9));
  });

  it('none left is another alert than few left', () => {
    expect(idWith(0, [], [])?.id).not.toBe(idWith(1, [], [])?.id);
  });
});

describe('orders', () => {
  const SLOT = { area: 'South', pin: '560034', slot: '10:00-13:30' };
  const complainedOf = (since: string) =>
    ({ status: 'delivered', complaint: { kind: 'other', text: '', at: since } }) as const;

  it.each([
    ['pending for a day', { statusTimes: { pending: at(14) } }, []],
    ['pending for longer', { statusTimes: { pending: at(14, 8) } }, ['longPending warning']],
    ['of no known status', { status: null, statusTimes: {}, estimatedDelivery: at(1) }, []],
    ['pending since it was ordered', { statusTimes: {}, orderedAt: at(13) }, ['longPending warning']],
    [
      'pending for a millisecond more than a day',
      { statusTimes: { pending: msAgo(DAY_MS + 1) } },
      ['longPending warning'],
    ],
    ['pending since nobody knows when', { statusTimes: {}, orderedAt: null }, []],
    ['processing for long', { status: 'processing', orderedAt: at(10) }, []],
    [
      'due now, at a time that was chosen',
      { status: 'shipped', estimatedDelivery: at(15), delivery: SLOT },
      [],
    ],
    [
      'due an hour ago, at a time that was chosen',
      { status: 'shipped', estimatedDelivery: at(15, 8), delivery: SLOT },
      ['lateOrder error'],
    ],
    ['due today, at no time that anybody was told', { status: 'shipped', estimatedDelivery: at(15, 8) }, []],
    ['due yesterday', { status: 'shipped', estimatedDelivery: at(14, 18) }, ['lateOrder error']],
    [
      'due, and not begun',
      { orderedAt: at(1), estimatedDelivery: at(6), statusTimes: {} },
      ['lateOrder error'],
    ],
    ['due, and delivered', { status: 'delivered', estimatedDelivery: at(6) }, []],
    ['due, and cancelled', { status: 'cancelled', estimatedDelivery: at(6) }, []],
    ['without an estimate', { status: 'shipped', estimatedDelivery: null }, []],
    ['complained of for 30 days', complainedOf(msAgo(30 * DAY_MS)), ['complaint error']],
    ['complained of a millisecond longer ago', complainedOf(msAgo(30 * DAY_MS + 1)), []],
  ] as const)('%s', (_what, fields, expected) => {
    const found = orderAlerts([anOrderRow(fields)], NOW);
    expect(found.map(({ kind, severity }) => `${kind} ${severity}`)).toEqual(expected);
  });

  it('that are late are so since the day or the time ended that was promised', () => {
    const lateSince = (fields: Parameters<typeof anOrderRow>[0]) =>
      orderAlerts([anOrderRow({ status: 'shipped', ...fields })], NOW).map(alert => [
        alert.at,
        'since' in alert && alert.since,
      ]);
    const midnight = '2026-01-14T18:29:59.999Z';
    expect(lateSince({ estimatedDelivery: at(14, 8) })).toEqual([[midnight, midnight]]);
    const time = at(15, 8);
    expect(lateSince({ estimatedDelivery: time, delivery: SLOT })).toEqual([[time, time]]);
  });

  it('that went back to pending are another alert', () => {
    const [one] = orderAlerts([anOrderRow({ statusTimes: { pending: at(12) } })], NOW);
    const [other] = orderAlerts([anOrderRow({ statusTimes: { pending: at(13) } })], NOW);
    expect(one?.at).toBe(at(13));
    expect(other?.id).not.toBe(one?.id);
  });
});

describe('production', () => {
  it.each([
    ['running well', {}, []],
    ['running at 75 %', { efficiency: 75 }, []],
    ['running below', { efficiency: 74.9 }, ['lowEfficiency warning']],
    ['paused, whatever its efficiency', { status: 'paused', efficiency: 10 }, []],
    ['in maintenance', { status: 'maintenance', efficiency: 10 }, ['lineInMaintenance info']],
    ['stopped', { status: 'stopped', efficiency: 0 }, ['lineStopped error']],
  ] as const)('%s', (_what, fields, expected) => {
    const found = lineAlerts([aLine(fields)]);
    expect(found.map(({ kind, severity }) => `${kind} ${severity}`)).toEqual(expected);
  });

  it('stopped again is another alert', () => {
    const [one] = lineAlerts([aLine({ status: 'stopped' })]);
    const [other] = lineAlerts([aLine({ status: 'stopped', updatedAt: at(15) })]);
    expect(other?.id).not.toBe(one?.id);
  });
});

describe('data', () => {
  it('names prices that are none, and orders without a date', () => {
    const items = [aStockItem(), aStockItem({ id: '2', pricePaise: null, unitPrice: 'ask' })];
    expect(priceAlerts(items)).toMatchObject([{ kind: 'noPrice', productId: '2', stored: 'ask' }]);
    expect(priceAlerts([aStockItem({ pricePaise: null, archived: true })])).toEqual([]);
    const orders = [anOrderRow(), anOrderRow({ id: 'A2', label: 'ORD-002', orderedAt: null })];
    expect(dateAlerts(orders)).toMatchObject([{ kind: 'noOrderDate', orderId: 'A2', called: 'A2' }]);
  });
});

describe('this device', () => {
  const entry = (fields: Parameters<typeof aQueuedEdit>[1]) => aQueuedEdit({}, fields).entry;
  it.each([
    ['nothing', [], []],
    ['what waits since just now', [{ queuedAt: at(15) }], []],
    ['what waits for five minutes', [{ queuedAt: msAgo(5 * MINUTE_MS) }], []],
    ['what waits for a millisecond more', [{ queuedAt: msAgo(5 * MINUTE_MS + 1) }], ['unsent warning']],
    ['what waits for an hour', [{ queuedAt: at(15, 8) }], ['unsent warning']],
    ['what waits for two days', [{ queuedAt: at(13) }], ['unsent error']],
    ['what is done', [{ queuedAt: at(13), status: 'done' }], []],
    ['what was refused', [{ status: 'failed' }], ['refused error']],
    [
      'what the person took back to change it',
      [{ status: 'failed', failure: { at: at(15), code: 'held', reason: null } }],
      [],
    ],
    [
      'a count that waits for a decision',
      [{ status: 'failed', failure: { at: at(15), code: 'refused', reason: { kind: 'moved', inStock: 4 } } }],
      ['undecided error'],
    ],
    ['two that wait', [{ queuedAt: at(15, 8) }, { seq: 2, queuedAt: at(15, 8) }], ['unsent warning']],
  ] as const)('says of %s', (_what, entries, expected) => {
    const found = outboxAlerts(
      entries.map(fields => entry(fields)),
      NOW,
    );
    expect(found.map(({ kind, severity }) => `${kind} ${severity}`)).toEqual(expected);
  });

  it('says once what could not be read', () => {
    expect(readingAlerts([], at(15))).toEqual([]);
    expect(readingAlerts(['orders', 'inventory'], at(15))).toMatchObject([
      { collections: ['orders', 'inventory'] },
    ]);
  });
});

it('the gravest come first, then the latest, and those without a time last', () => {
  const lines = lineAlerts([
    aLine({ id: 'a', status: 'maintenance' }),
    aLine({ id: 'b', status: 'stopped', updatedAt: null }),
    aLine({ id: 'c', status: 'stopped', updatedAt: at(10) }),
    aLine({ id: 'd', status: 'stopped', updatedAt: at(12) }),
    aLine({ id: 'e', efficiency: 2 }),
  ]);
  const ids = mostSevereFirst(lines).map(alert => ('lineId' in alert ? alert.lineId : ''));
  expect(ids).toEqual(['d', 'c', 'b', 'e', 'a']);
});
