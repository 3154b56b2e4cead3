import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZE, pageOf } from './page';

describe('pageOf', () => {
  const rows = Array.from({ length: 60 }, (_, index) => index + 1);
  it.each([
    ['the first page', 60, 1, { number: 1, count: 3, from: 1, to: 25, total: 60 }],
    ['the last, which is not full', 60, 3, { number: 3, count: 3, from: 51, to: 60, total: 60 }],
    ['a page beyond the last', 60, 99, { number: 3, count: 3, from: 51, to: 60, total: 60 }],
    ['a full last page', 50, 2, { number: 2, count: 2, from: 26, to: 50, total: 50 }],
    ['one row', 1, 1, { number: 1, count: 1, from: 1, to: 1, total: 1 }],
    ['no rows', 0, 1, { number: 1, count: 1, from: 0, to: 0, total: 0 }],
  ])('shows %s', (_what, length, asked, expected) => {
    const { rows: shown, ...position } = pageOf(rows.slice(0, length), asked);
    expect(position).toEqual(expected);
    expect(shown).toEqual(rows.slice(0, length).slice(Math.max(0, expected.from - 1), expected.to));
  });

  it('shows every row on exactly one page', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 4 * PAGE_SIZE }), list => {
        const { count } = pageOf(list, 1);
        const pages = Array.from({ length: count }, (_, index) => pageOf(list, index + 1));
        expect(pages.flatMap(page => page.rows)).toEqual(list);
        expect(pages.every(page => page.rows.length <= PAGE_SIZE)).toBe(true);
      }),
    );
  });
});
