import { describe, expect, it } from 'vitest';
import { addDays, formatDay, formatTime } from './dates';

describe('the shop’s days', () => {
  it('begin at midnight in India, not in UTC', () => {
    expect(formatDay('2026-11-19T18:29:59Z')).toBe('19 Nov 2026');
    expect(formatDay('2026-11-19T18:30:00Z')).toBe('20 Nov 2026');
  });

  it('show times of India', () => {
    expect(formatTime('2026-11-20T05:12:00Z')).toBe('10:42');
  });

  it('can be counted on', () => {
    expect(addDays('2026-02-26T10:00:00.000Z', 5)).toBe('2026-03-03T10:00:00.000Z');
  });
});
