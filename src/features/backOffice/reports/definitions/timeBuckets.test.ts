import { describe, expect, it } from 'vitest';
import { dateOrders } from '@/domain/metrics/datedOrders';
import { dayOf, periodAt, periodOfDays } from '@/lib/time/periods';
import { JANUARY, january, NOW_MS, orderOf } from '../../../../../test/support/reports';
import { bucketsOf, bucketUnit, clampToOrders } from './timeBuckets';

const at = (day: number, time: string) => ({ atMs: Date.parse(january(day, time)) });

describe('buckets', () => {
  it('each hold what lies from their first midnight up to the next, which is the next one’s', () => {
    const days = periodOfDays('2026-01-12', '2026-01-14');
    const items = [at(14, '00:00'), at(12, '00:00'), at(13, '23:59'), at(13, '00:00')];
    const counts = bucketsOf('day', days, items).map(({ part, items: within }) => [
      dayOf(part.fromMs),
      within.length,
    ]);
    expect(counts).toEqual([
      ['2026-01-12', 1],
      ['2026-01-13', 2],
      ['2026-01-14', 1],
    ]);
  });

  it('are none of no period', () => {
    expect(bucketsOf('day', null, [])).toEqual([]);
  });

  it.each([
    ['2026-01-01', '2026-01-31', 'day'],
    ['2026-01-01', '2026-02-01', 'week'],
    ['2026-07-01', '2026-09-30', 'week'],
    ['2026-07-01', '2026-10-01', 'month'],
  ])('of %s to %s are as long as a %s', (from, to, unit) => {
    expect(bucketUnit(periodOfDays(from, to))).toBe(unit);
  });
});

describe('as much of a period as there can be anything in', () => {
  const orders = dateOrders([orderOf('A', january(5))]);

  it.each([
    ['begins with the first order and ends today', JANUARY, '2026-01-05', '2026-01-15'],
    ['is all of one in between', periodAt('day', Date.parse(january(9))), '2026-01-09', '2026-01-09'],
  ])('%s', (_what, period, first, last) => {
    const span = clampToOrders(period, orders, NOW_MS);
    expect(span && [dayOf(span.fromMs), dayOf(span.toMs - 1)]).toEqual([first, last]);
  });

  it('is nothing before the first order, after today, and where there is no order', () => {
    expect(clampToOrders(periodAt('month', Date.UTC(2025, 5)), orders, NOW_MS)).toBeNull();
    expect(clampToOrders(periodAt('month', Date.UTC(2026, 5)), orders, NOW_MS)).toBeNull();
    expect(clampToOrders(JANUARY, dateOrders([]), NOW_MS)).toBeNull();
  });
});
