import { describe, expect, it } from 'vitest';
import { countedOrder, parseOrderPace, rateLimitWaitMs } from './orderPace';

const NOW = Date.UTC(2026, 0, 15, 9);
const secondsAgo = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();

/** An account that ordered so many seconds ago, the oldest first, after `earlier` orders that are forgotten. */
const ordered = (seconds: readonly number[], earlier = 0) => ({
  count: earlier + seconds.length,
  times: Object.fromEntries(
    seconds.map((ago, index) => [String((earlier + index) % 5), secondsAgo(ago)] as const),
  ),
});

describe('the turn of an order', () => {
  it.each<[string, ReturnType<typeof ordered>, number]>([
    ['at once, for the first', ordered([]), 0],
    ['at once, after four', ordered([1, 1, 1, 1]), 0],
    ['a minute after the last of five', ordered([100, 80, 60, 40, 20]), 40_000],
    ['at once, a minute after the last of five', ordered([200, 150, 100, 80, 60]), 0],
    ['five minutes after the first of five', ordered([290, 30, 20, 10, 5]), 10_000],
    ['at once, five minutes after the first of five', ordered([300, 30, 20, 10, 5]), 0],
    ['a minute after the last of many', ordered([100, 80, 60, 40, 20], 8), 40_000],
    ['in a minute at most', ordered([-1, -1, -2, -2, -2]), 60_000],
    ['at once, by a clock that cannot be right', ordered([-3500, -3510, -3520, -3530, -3540]), 0],
    ['at once, where the times cannot be read', { count: 9, times: {} }, 0],
  ])('is %s', (_when, pace, waitMs) => {
    expect(rateLimitWaitMs(pace, NOW)).toBe(waitMs);
  });
});

it('is read from a document of any form', () => {
  expect(parseOrderPace(null)).toEqual({ count: 0, times: {} });
  expect(parseOrderPace({ id: 'asha', data: { count: '3', times: ['x'] } })).toEqual({ count: 0, times: {} });
  const times = { '0': secondsAgo(9), '1': 'yesterday' };
  expect(parseOrderPace({ id: 'asha', data: { count: 2, times, lastOrderId: 'X' } })).toEqual({
    count: 2,
    times: { '0': secondsAgo(9), '1': null },
  });
});

it('counts an order in the place of the oldest of five', () => {
  const now = { $write: 'serverTime' };
  expect(countedOrder(ordered([]), 'A')).toEqual({ count: 1, lastOrderId: 'A', times: { '0': now } });
  expect(countedOrder(ordered([9]), 'B')).toEqual({ count: 2, lastOrderId: 'B', 'times.1': now });
  expect(countedOrder(ordered([9, 8, 7, 6, 5], 2), 'C')).toEqual({
    count: 8,
    lastOrderId: 'C',
    'times.2': now,
  });
});
