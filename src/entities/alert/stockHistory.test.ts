import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastFellTo, type StockEvent } from './stockHistory';

/** An hour of one day; the events of a table are an hour apart. */
const hour = (index: number) => new Date(Date.UTC(2026, 0, 15, index)).toISOString();
const history = (...quantities: number[]): StockEvent[] =>
  quantities.map((quantity, index) => ({ at: hour(index), quantity }));

describe('lastFellTo', () => {
  it.each([
    ['nothing is known', 5, [], null],
    ['the last sale did it', 8, [-4], hour(0)],
    ['an earlier sale did it, and more followed', 3, [-4, -6, -2], hour(1)],
    ['it came to exactly so many', 10, [-1], hour(0)],
    ['it was low all along', 2, [-3, -1, -1], null],
    ['it was filled up and fell again', 9, [-30, 100, -60, -40], hour(3)],
    ['what came was too little to matter', 7, [-40, 2, -1], hour(0)],
    ['it was filled up to one more than that, and one was sold', 10, [-40, 5, -1], hour(2)],
  ])('where %s', (_what, inStock, quantities, expected) => {
    expect(lastFellTo(10, inStock, history(...quantities).reverse())).toBe(expected);
  });

  it('finds the same moment when more is sold later', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 20 }),
        fc.nat(9),
        (moved, sold) => {
          const events = history(...moved);
          const later = [...events, { at: hour(moved.length), quantity: -sold }];
          const found = lastFellTo(10, 9, events);
          expect(lastFellTo(10, 9 - sold, later)).toBe(found);
        },
      ),
    );
  });
});
