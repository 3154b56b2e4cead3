import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStateHash } from './stateHash';

const hash = (value: unknown) => createStateHash()(value);

it.each([
  ['the order of fields', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['a field that JSON leaves out', { a: 1, b: undefined }, { a: 1 }],
  ['what JSON cannot say', [Number.NaN, undefined], [null, null]],
])('does not count %s', (_what, one, other) => {
  expect(hash(one)).toBe(hash(other));
});

it.each([
  ['a value', { a: 1 }, { a: 2 }],
  ['a field’s name', { a: 1 }, { b: 1 }],
  ['a number and its text', { a: 1 }, { a: '1' }],
  ['null and nothing', { a: null }, {}],
  ['the order of a list', [1, 2], [2, 1]],
  ['a list and an object', [], {}],
  ['where a list ends', [[1], 2], [[1, 2]]],
])('tells %s apart', (_what, one, other) => {
  expect(hash(one)).not.toBe(hash(other));
});

it('survives a file, for any data', () => {
  fc.assert(fc.property(fc.jsonValue(), value => hash(value) === hash(JSON.parse(JSON.stringify(value)))));
});

it('is the same with what an earlier state has left behind', () => {
  const once = createStateHash();
  const shared = { deep: [1, { two: 2 }] };
  once({ shared });
  expect(once({ shared, more: true })).toBe(hash({ shared, more: true }));
});
