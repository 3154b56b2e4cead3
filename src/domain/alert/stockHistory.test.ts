import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fellToAt } from './stockHistory';

/** An hour of one day; the lines of a table are an hour apart. */
const hour = (index: number) => new Date(Date.UTC(2026, 0, 15, index)).toISOString();

/** The lines that lead from a stock through these changes. */
function ledger(start: number, ...quantities: number[]) {
  let after = start;
  return quantities.map((quantity, index) => {
    after += quantity;
    return { at: hour(index), quantity, after };
  });
}

describe('fellToAt', () => {
  it.each([
    ['nothing is known', ledger(5), null],
    ['the last sale did it', ledger(12, -4), hour(0)],
    ['an earlier sale did it, and more followed', ledger(15, -4, -6, -2), hour(1)],
    ['it came to exactly so many', ledger(11, -1), hour(0)],
    ['it was low all along', ledger(7, -3, -1, -1), null],
    ['it was filled up and fell again', ledger(39, -30, 100, -60, -40), hour(3)],
    ['what came was too little to matter', ledger(46, -40, 2, -1), hour(0)],
    ['it was filled up to one more than that, and one was sold', ledger(46, -40, 5, -1), hour(2)],
    ['nobody dated the sale that did it', [{ at: null, quantity: -4, after: 8 }], null],
    ['what was counted afterwards is more', ledger(46, -20), null],
  ])('where %s', (_what, lines, expected) => {
    expect(fellToAt(10, lines)).toBe(expected);
  });

  it('finds the same moment when more is sold later', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 20 }),
        fc.nat(9),
        (start, moved, sold) => {
          const now = start + moved.reduce((sum, quantity) => sum + quantity, 0);
          fc.pre(now <= 10);
          const found = fellToAt(10, ledger(start, ...moved));
          expect(fellToAt(10, ledger(start, ...moved, -sold))).toBe(found);
        },
      ),
    );
  });
});
