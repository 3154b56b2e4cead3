import { describe, expect, it } from 'vitest';
import { addShopDays, dayStartMs, parseShopDay, shopDayOf } from './shopDay';

describe('a day of the shop', () => {
  it.each([
    ['2026-01-14T18:29:59.999Z', '2026-01-14'],
    ['2026-01-14T18:30:00.000Z', '2026-01-15'],
    ['2025-12-31T20:00:00.000Z', '2026-01-01'],
  ])('at %s is %s', (instant, day) => {
    expect(shopDayOf(Date.parse(instant))).toBe(day);
  });

  it('begins at midnight in India', () => {
    expect(new Date(dayStartMs('2026-01-15')).toISOString()).toBe('2026-01-14T18:30:00.000Z');
  });

  it.each([
    ['2026-01-15', -6, '2026-01-09'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2025-12-31', 1, '2026-01-01'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addShopDays(day, days)).toBe(expected);
  });
});

describe('parseShopDay', () => {
  it.each(['2026-01-15', '2028-02-29', '0002-11-20'])('takes %s', day => {
    expect(parseShopDay(day)).toBe(day);
  });

  it.each([null, '', '2026-02-30', '2026-13-01', '2026-1-5', '15/01/2026', '2026-01-15T00:00', 'today'])(
    'does not take %j',
    text => {
      expect(parseShopDay(text)).toBeNull();
    },
  );
});
