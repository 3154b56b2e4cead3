import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import type { Order } from '@/domain/order/order';
import { idTyped, olderOrdersCursor } from './olderOrdersRules';

const order = (id: string, orderDate: string | null): Order => parseOrder({ id, data: { orderDate } });
const markAt = (cursor: readonly string[] | null) => ({
  syncCursor: { complete: true, cursor, total: 30_000, latestOnly: true, syncedThrough: null, asOf: null },
});
const EARLY = '2026-01-01T09:00:00.000000Z';
const LATE = '2026-01-02T09:00:00.000000Z';

describe('the older orders begin', () => {
  it.each([
    ['after what was read last', [EARLY, 'A'], [order('B', LATE), order('A', EARLY)], { at: EARLY, id: 'A' }],
    [
      'after what is held, where some was dropped since',
      [EARLY, 'A'],
      [order('B', LATE)],
      { at: LATE, id: 'B' },
    ],
    [
      'where the reading says, of dates that disagree',
      [LATE, 'B'],
      [order('A', EARLY)],
      { at: LATE, id: 'B' },
    ],
    ['after the oldest with a date', null, [order('A', LATE), order('C', null)], { at: LATE, id: 'A' }],
    ['nowhere, where there is nothing', null, [order('C', null)], null],
  ] as const)('%s', (_where, cursor, held, place) => {
    expect(olderOrdersCursor(markAt(cursor), held)).toEqual(place);
  });
});

it.each([
  [' #7GK2M4PQRS ', '7GK2M4PQRS'],
  ['7GK2M4PQRS', '7GK2M4PQRS'],
  ['', null],
  ['#', null],
  ['a/b', null],
  ['..', null],
  ['__x__', null],
])('the number typed as %j is %j', (typed, id) => {
  expect(idTyped(typed)).toBe(id);
});
