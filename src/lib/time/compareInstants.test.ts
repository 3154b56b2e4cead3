import { describe, expect, it } from 'vitest';
import { compareInstants } from './compareInstants';

describe('compareInstants', () => {
  it.each([
    ['an earlier second', '2026-01-15T09:00:00Z', '2026-01-15T09:00:01Z', -1],
    ['a later microsecond', '2026-01-15T09:00:00.000002Z', '2026-01-15T09:00:00.000001Z', 1],
    ['milliseconds beside microseconds', '2026-01-15T09:00:00.123Z', '2026-01-15T09:00:00.123456Z', -1],
    ['the same moment in two precisions', '2026-01-15T09:00:00.1Z', '2026-01-15T09:00:00.100000Z', 0],
    ['another zone', '2026-01-15T14:30:00+05:30', '2026-01-15T09:00:00.000Z', 0],
  ])('tells %s', (_what, one, other, sign) => {
    expect(Math.sign(compareInstants(one, other))).toBe(sign);
    expect(Math.sign(compareInstants(other, one))).toBe(sign === 0 ? 0 : -sign);
  });
});
