import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backOffMs } from './retryPolicy';

const least = () => 0;
const most = () => 0.999_999_999;

describe('backOffMs', () => {
  it.each([
    [0, 999],
    [1, 1999],
    [3, 7999],
    [5, 31_999],
    [6, 59_999],
    [1000, 59_999],
  ])('after %d tries waits at most %d ms', (tries, ms) => {
    expect(backOffMs(tries, false, most)).toBe(ms);
  });

  it('may wait up to the cap at once when told to slow down', () => {
    expect(backOffMs(0, true, most)).toBe(59_999);
  });

  it('always waits, and never beyond the cap', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.boolean(),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (tries, limited, drawn) => {
          const ms = backOffMs(tries, limited, () => drawn);
          expect(ms).toBeGreaterThanOrEqual(250);
          expect(ms).toBeLessThan(60_000);
        },
      ),
    );
    expect(backOffMs(9, false, least)).toBe(250);
  });
});
