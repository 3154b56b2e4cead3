import { expect, it } from 'vitest';
import { placeOfSupply } from './placeOfSupply';

it.each([
  ['12 Lake View Road, Pune 411001', 'Maharashtra'],
  ['42, Spring Road, Bengaluru 560 034', 'Karnataka'],
  ['Panaji 403001', 'Goa'],
  ['Gangtok 737101', 'Sikkim'],
  ['Leh 194101', 'Ladakh'],
  ['Phone 9876543210, Kochi', null],
  ['Flat 100001, Delhi 110001', 'Delhi'],
  ['Puducherry 605001', null],
  ['Dehradun 248001', null],
  ['Ranchi 834001', null],
  ['No PIN code at all', null],
  ['Nowhere 011001', null],
  ['', null],
])('tells of "%s": %s', (address, state) => {
  expect(placeOfSupply(address)).toBe(state);
});
