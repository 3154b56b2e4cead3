import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('docs/faults.md', 'utf8');

/** The cells of a table's rows, below its head. */
function rowsUnder(heading: string): string[][] {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const lines = section.split('\n## ')[0]?.split('\n') ?? [];
  return lines
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line => line.split(/^\| | \| | \|$/).slice(1, -1));
}

const faults = rowsUnder('Faults');
const inputs = rowsUnder('Bad input');
const rows = [...faults, ...inputs].map(cells => [cells[0] ?? '', cells.at(-1) ?? ''] as const);
const named = [
  ...new Set(Array.from(text.matchAll(/`([^`\s]+) › ([^`]+)`/g), ([, path, title]) => `${path} › ${title}`)),
];

describe('the table of faults', () => {
  it('names every fault from F1 to F47, once and in their order', () => {
    expect(faults.map(([number]) => number)).toEqual(Array.from({ length: 47 }, (_, n) => `F${n + 1}`));
    expect(faults.every(cells => cells.length === 4 && cells.every(cell => cell.trim() !== ''))).toBe(true);
  });

  it('has a row for each kind of bad input', () => {
    expect(inputs.every(cells => cells.length === 3 && cells.every(cell => cell.trim() !== ''))).toBe(true);
    for (const kind of [
      ...['Prices', 'Money', 'Quantity', 'Stock', 'Size', 'Dates', 'Orders', 'Customers', 'Phone', 'E-mail'],
      ...['Address', 'Names', 'Ids', 'URLs', 'Local storage', 'Navigation state', 'Search', 'Server lists'],
    ]) {
      expect(
        inputs.some(([what = '']) => what.startsWith(kind)),
        kind,
      ).toBe(true);
    }
  });

  it.each(rows)('has a test for %s, or says why there is none', (_row, tests) => {
    expect(tests).toMatch(/^(`[^`\s]+ › [^`]+`(<br>)?)+$|^No test: \S.{10,}$/);
  });
});

it.each(named)('%s is there', reference => {
  const [path = '', title = ''] = reference.split(' › ');
  expect(path).toMatch(/\.(test\.tsx?|e2e\.ts)$/);
  expect(existsSync(path), path).toBe(true);
  const source = readFileSync(path, 'utf8');
  expect(
    ["'", '"', '`'].some(quote => source.includes(`${quote}${title}${quote}`)),
    `no title of ${path} is: ${title}`,
  ).toBe(true);
});
