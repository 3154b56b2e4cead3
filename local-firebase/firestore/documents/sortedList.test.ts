import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSortedList } from './sortedList';

type Item = { readonly key: number };

const byKey = (a: Item, b: Item) => a.key - b.key;
const itemOf = (key: number): Item => ({ key });
const keysOf = (items: Iterable<Item>) => Array.from(items, ({ key }) => key);

/** More than a chunk holds, so that chunks are split and emptied. */
const KEYS = 3_000;
const key = fc.nat(KEYS - 1);

describe('a sorted list', () => {
  it('holds in order what a plain set holds, whatever was put in and taken out', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(key, { maxLength: 40 }),
        fc.array(fc.record({ from: key, count: fc.nat(KEYS), step: fc.constantFrom(1, -1, 7) }), {
          maxLength: 6,
        }),
        fc.tuple(key, key),
        (initial, runs, [low, high]) => {
          const list = createSortedList(initial.map(itemOf), byKey);
          const model = new Set(initial);
          for (const { from, count, step } of runs) {
            for (let n = 0; n < count; n += 1) {
              const next = (((from + n * step) % KEYS) + KEYS) % KEYS;
              if (model.delete(next)) list.remove(itemOf(next));
              else {
                model.add(next);
                list.insert(itemOf(next));
              }
            }
          }
          const sorted = [...model].sort((a, b) => a - b);
          const whole = list.range(() => 0);
          expect(keysOf(whole.ascending())).toEqual(sorted);
          expect(keysOf(whole.descending())).toEqual(sorted.toReversed());
          expect(whole.size).toBe(sorted.length);
          const expected = sorted.filter(each => each >= low && each < high);
          const range = list.range(each => (each.key < low ? -1 : each.key < high ? 0 : 1));
          expect(keysOf(range.ascending())).toEqual(expected);
          expect(keysOf(range.descending())).toEqual(expected.toReversed());
          expect(range.size).toBe(expected.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('finds a place without comparing with every item', () => {
    let compared = 0;
    const items = Array.from({ length: 100_000 }, (_, index) => itemOf(index * 2));
    const list = createSortedList(items, (a, b) => {
      compared += 1;
      return a.key - b.key;
    });
    compared = 0;
    list.insert(itemOf(77_777));
    list.remove(itemOf(77_778));
    list.range(item => {
      compared += 1;
      return item.key - 77_777;
    });
    expect(compared).toBeLessThan(100);
  });

  it('refuses to take out what it does not hold', () => {
    const list = createSortedList([itemOf(1)], byKey);
    expect(() => list.remove(itemOf(2))).toThrow('not in the sorted list');
    expect(() => createSortedList([], byKey).remove(itemOf(2))).toThrow('not in the sorted list');
  });
});
