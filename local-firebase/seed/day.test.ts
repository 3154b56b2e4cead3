import { describe, expect, it } from 'vitest';
import { dayInIndia, startOfDayMs } from './day';

describe('a day in India', () => {
  it.each([
    ['2026-11-20', '2026-11-19T18:30:00.000Z'],
    ['2024-02-29', '2024-02-28T18:30:00.000Z'],
  ])('%s begins at %s', (day, start) => {
    expect(new Date(startOfDayMs(day)).toISOString()).toBe(start);
    expect(dayInIndia(startOfDayMs(day))).toBe(day);
    expect(dayInIndia(startOfDayMs(day) - 1)).not.toBe(day);
  });

  it.each(['2026-02-30', '2026-13-01', '20-11-2026', '', 'today'])('refuses %j', day => {
    expect(() => startOfDayMs(day)).toThrow('is not a day YYYY-MM-DD');
  });
});
