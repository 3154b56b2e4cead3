import { expect, it } from 'vitest';
import { parseHundredths } from './parseHundredths';

it.each([
  ['9.45', 945],
  ['9.5', 950],
  ['0', 0],
  ['₹ 1,299.00', 129_900],
  ['१२', 1200],
  // Ten lakh: what an order of many bottles comes to.
  ['1000000.00', 100_000_000],
  ['9,99,99,999.99', 9_999_999_999],
  // Ten crore: more than the rules take.
  ['100000000', null],
  ['', null],
  ['9.999', null],
  ['-1', null],
  ['1e3', null],
])('reads %j as %j hundredths', (typed, hundredths) => {
  expect(parseHundredths(typed)).toBe(hundredths);
});
