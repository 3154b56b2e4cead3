import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HELD_BY, rowsUnder, testsNamedIn, whyNoTest } from './testTable';

const page = readFileSync('docs/spec-coverage.md', 'utf8');
/**
 * How many rows each section of the page has: none is lost without a word. Whether the specification has a sentence without a row is
 * asked by `test/safety/specification.test.ts`.
 */
const SECTIONS = [
  ['Screens', '2', 44],
  ['Validation', '5', 10],
  ['What is said', '8', 13],
  ['Constants', '9', 15],
  ['What it keeps, who may, and what it asks', 'D', 33],
  ['The back office: its pages', 'B', 44],
  ['The back office: its data, states and calls', 'C', 18],
  ['Beyond the specification: deliveries, payments, people and the log', 'P', 15],
] as const;
const rows = SECTIONS.flatMap(([heading]) => rowsUnder(page, heading));

describe('the table of the specification', () => {
  it.each(SECTIONS)('has under "%s" the rows of its part %s, %d, in their order', (heading, part, count) => {
    expect(rowsUnder(page, heading).map(([number]) => number)).toEqual(
      Array.from({ length: count }, (_, n) => `${part}.${n + 1}`),
    );
  });

  it('has no sentence twice, and none without what the product does', () => {
    expect(rows.filter(cells => cells.length !== 4 || cells.some(cell => cell.trim() === ''))).toEqual([]);
    expect(new Set(rows.map(([, sentence]) => sentence)).size).toBe(rows.length);
  });

  it.each(rows.map(([number = '', , , tests = '']) => [number, tests] as const))(
    'has a test for %s, or says why there is none',
    (_number, tests) => {
      expect(tests).toMatch(HELD_BY);
    },
  );
});

it.each(testsNamedIn(page))('%s is there', reference => {
  expect(whyNoTest(reference)).toBeNull();
});
