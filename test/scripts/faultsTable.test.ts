import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HELD_BY, rowsUnder, testsNamedIn, whyNoTest } from './testTable';

const page = readFileSync('docs/faults.md', 'utf8');
const faults = rowsUnder(page, 'Faults');
const inputs = rowsUnder(page, 'Bad input');
const rows = [...faults, ...inputs].map(cells => [cells[0] ?? '', cells.at(-1) ?? ''] as const);

describe('the table of faults', () => {
  it('names every fault from F1 to F50, once and in their order', () => {
    expect(faults.map(([number]) => number)).toEqual(Array.from({ length: 50 }, (_, n) => `F${n + 1}`));
    expect(faults.every(cells => cells.length === 4 && cells.every(cell => cell.trim() !== ''))).toBe(true);
  });

  it('has a row for each kind of bad input', () => {
    expect(inputs.every(cells => cells.length === 3 && cells.every(cell => cell.trim() !== ''))).toBe(true);
    for (const kind of [
      ...['Prices', 'Money', 'Quantity', 'Stock', 'Size', 'Dates', 'Orders', 'Customers', 'Phone', 'Email'],
      ...['Address', 'Names', 'Ids', 'URLs', 'Local storage', 'Navigation state', 'Search', 'Server lists'],
    ]) {
      expect(
        inputs.some(([what = '']) => what.startsWith(kind)),
        kind,
      ).toBe(true);
    }
  });

  it.each(rows)('has a test for %s, or says why there is none', (_row, tests) => {
    expect(tests).toMatch(HELD_BY);
  });
});

it.each(testsNamedIn(page))('%s is there', reference => {
  expect(whyNoTest(reference)).toBeNull();
});
