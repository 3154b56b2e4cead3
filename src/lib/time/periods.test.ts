import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  daysIn,
  isWithin,
  PERIOD_UNITS,
  type PeriodUnit,
  parseDay,
  partsOf,
  periodAt,
  periodBefore,
  periodOfDays,
  sameSpanBefore,
} from './periods';

/** The days of a period, the last one included. */
const days = ({ fromMs, toMs }: { fromMs: number; toMs: number }) => [dayOf(fromMs), dayOf(toMs - 1)];

const moment = fc.integer({ min: Date.UTC(2000), max: Date.UTC(2100) - 1 });
const anyUnit = fc.constantFrom(...PERIOD_UNITS);

describe('the period that a moment lies in', () => {
  it.each<[PeriodUnit, string, string, string]>([
    ['day', '2026-01-15T14:30:00+05:30', '2026-01-15', '2026-01-15'],
    ['day', '2026-01-15T00:00:00+05:30', '2026-01-15', '2026-01-15'],
    ['day', '2026-01-14T23:59:59.999+05:30', '2026-01-14', '2026-01-14'],
    // Half past midnight in India is the evening before in London.
    ['day', '2025-12-31T19:00:00Z', '2026-01-01', '2026-01-01'],
    ['day', '2025-12-31T18:29:59.999Z', '2025-12-31', '2025-12-31'],
    ['week', '2026-01-15T14:30:00+05:30', '2026-01-12', '2026-01-18'],
    ['week', '2026-01-12T00:00:00+05:30', '2026-01-12', '2026-01-18'],
    ['week', '2026-01-11T23:59:59.999+05:30', '2026-01-05', '2026-01-11'],
    ['week', '2026-01-18T12:00:00+05:30', '2026-01-12', '2026-01-18'],
    ['week', '2026-01-01T12:00:00+05:30', '2025-12-29', '2026-01-04'],
    ['month', '2025-12-31T18:30:00Z', '2026-01-01', '2026-01-31'],
    ['month', '2025-12-31T18:29:59.999Z', '2025-12-01', '2025-12-31'],
    ['month', '2024-02-10T12:00:00Z', '2024-02-01', '2024-02-29'],
    ['quarter', '2026-03-31T18:29:59.999Z', '2026-01-01', '2026-03-31'],
    ['quarter', '2026-03-31T18:30:00Z', '2026-04-01', '2026-06-30'],
    ['quarter', '2025-12-31T12:00:00Z', '2025-10-01', '2025-12-31'],
    ['year', '2025-12-31T18:30:00Z', '2026-01-01', '2026-12-31'],
    ['financialYear', '2026-03-31T18:29:59.999Z', '2025-04-01', '2026-03-31'],
    ['financialYear', '2026-03-31T18:30:00Z', '2026-04-01', '2027-03-31'],
  ])('is, as a %s of %s, from %s to %s', (unit, at, first, last) => {
    expect(days(periodAt(unit, Date.parse(at)))).toEqual([first, last]);
  });

  it('holds the moment, and every one of its moments lies in the same', () => {
    fc.assert(
      fc.property(anyUnit, moment, (unit, ms) => {
        const period = periodAt(unit, ms);
        expect(isWithin(ms, period)).toBe(true);
        expect(periodAt(unit, period.fromMs)).toEqual(period);
        expect(periodAt(unit, period.toMs - 1)).toEqual(period);
        expect(periodAt(unit, period.toMs).fromMs).toBe(period.toMs);
      }),
    );
  });
});

describe('the period before', () => {
  it.each<[PeriodUnit, string, string, string]>([
    ['day', '2026-01-01', '2025-12-31', '2025-12-31'],
    ['week', '2026-01-15', '2026-01-05', '2026-01-11'],
    ['month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['quarter', '2026-01-15', '2025-10-01', '2025-12-31'],
    ['year', '2026-01-15', '2025-01-01', '2025-12-31'],
  ])('a %s with %s is from %s to %s', (unit, day, first, last) => {
    expect(days(periodBefore(unit, periodAt(unit, parseDay(day) ?? 0)))).toEqual([first, last]);
  });

  it.each<[PeriodUnit, string, string, string]>([
    ['day', '2026-01-15T14:30:00+05:30', '2026-01-14T00:00+05:30', '2026-01-14T14:30+05:30'],
    ['week', '2026-01-15T14:30:00+05:30', '2026-01-05T00:00+05:30', '2026-01-08T14:30+05:30'],
    // The 31st of March has no like in February: all of February counts.
    ['month', '2026-03-31T14:30:00+05:30', '2026-02-01T00:00+05:30', '2026-03-01T00:00+05:30'],
  ])('of a %s under way at %s counts from %s to %s', (unit, now, from, to) => {
    const nowMs = Date.parse(now);
    expect(sameSpanBefore(unit, periodAt(unit, nowMs), nowMs)).toEqual({
      fromMs: Date.parse(from),
      toMs: Date.parse(to),
    });
  });

  it.each<[PeriodUnit, string]>([
    ['month', '2026-02-01'],
    ['quarter', '2026-01-01'],
    ['year', '2025-01-01'],
  ])('of a %s that is over, shorter than the one before, counts whole', (unit, day) => {
    const period = periodAt(unit, parseDay(day) ?? 0);
    const before = periodBefore(unit, period);
    expect(daysIn(period)).toBeLessThan(daysIn(before));
    expect(sameSpanBefore(unit, period, period.toMs)).toEqual(before);
    expect(sameSpanBefore(unit, period, period.toMs - 1).toMs).toBeLessThan(before.toMs);
  });
});

describe('days by name', () => {
  it.each(['2026-02-30', '2026-13-01', '15-01-2026', '', 'today', '2026-1-5'])('know no %j', text => {
    expect(parseDay(text)).toBeNull();
    expect(periodOfDays(text, '2026-01-15')).toBeNull();
  });

  it('make a period of both, whichever comes first', () => {
    const period = periodOfDays('2026-01-31', '2026-01-01');
    expect(period && days(period)).toEqual(['2026-01-01', '2026-01-31']);
    expect(period && daysIn(period)).toBe(31);
  });

  it('are read as they are written', () => {
    fc.assert(
      fc.property(moment, ms => {
        expect(dayOf(parseDay(dayOf(ms)) ?? 0)).toBe(dayOf(ms));
      }),
    );
  });
});

describe('the parts of a period', () => {
  it('of a month in weeks begin and end with parts of one', () => {
    const january = periodAt('month', Date.UTC(2026, 0, 15));
    expect(partsOf('week', january).map(days)).toEqual([
      ['2026-01-01', '2026-01-04'],
      ['2026-01-05', '2026-01-11'],
      ['2026-01-12', '2026-01-18'],
      ['2026-01-19', '2026-01-25'],
      ['2026-01-26', '2026-01-31'],
    ]);
  });

  it('are the whole of it, without a gap', () => {
    fc.assert(
      fc.property(anyUnit, anyUnit, moment, (unit, by, ms) => {
        const whole = periodAt(unit, ms);
        const parts = partsOf(by, whole);
        expect(parts[0]?.fromMs).toBe(whole.fromMs);
        expect(parts.at(-1)?.toMs).toBe(whole.toMs);
        for (const [at, part] of parts.entries()) {
          if (at > 0) expect(part.fromMs).toBe(parts[at - 1]?.toMs);
        }
      }),
    );
  });
});
