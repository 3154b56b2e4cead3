import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFieldPath, getField, parseFieldPath, setField } from './fieldPath';
import type { Fields, Value } from './value';

const TRUE: Value = { booleanValue: true };
const map = (fields: Fields): Value => ({ mapValue: { fields } });

describe('a field path', () => {
  test.each([
    ['a', ['a']],
    ['_a.B2', ['_a', 'B2']],
    ['`pin code`', ['pin code']],
    ['a.`b.c`.d', ['a', 'b.c', 'd']],
    ['`\\``.`\\\\`', ['`', '\\']],
    ['`1`', ['1']],
  ])('%s is %j', (text, path) => {
    expect(parseFieldPath(text, 'x')).toEqual(path);
    expect(formatFieldPath(path)).toBe(text);
  });

  test('of any names is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string({ minLength: 1, unit: fc.constantFrom('a', '1', '.', '`', '\\', ' ', '\n', 'é') }),
          { minLength: 1 },
        ),
        path => {
          expect(parseFieldPath(formatFieldPath(path), 'x')).toEqual(path);
        },
      ),
    );
  });

  test.each(['', '.', 'a.', '.a', 'a..b', '1a', 'a-b', '`a', '``', '`a`b', '`\\a`', 7, null])(
    '%j is refused',
    text => {
      expect(() => parseFieldPath(text, 'mask')).toThrow(/Invalid property path .* at 'mask'/);
    },
  );
});

describe('the value at a path', () => {
  const fields: Fields = { a: map({ b: map({ c: TRUE }) }), n: { nullValue: null } };

  test.each([
    [['a', 'b', 'c'], TRUE],
    [['a', 'b'], map({ c: TRUE })],
    [['n'], { nullValue: null }],
    [['n', 'b'], undefined],
    [['a', 'x', 'c'], undefined],
    [['constructor'], undefined],
    [['a', 'constructor'], undefined],
  ])('%j is %j', (path, value) => {
    expect(getField(fields, path)).toEqual(value);
  });

  test.each<[string, string[], Value | undefined, Fields]>([
    ['a field', ['x'], TRUE, { ...fields, x: TRUE }],
    ['maps on the way', ['x', 'y'], TRUE, { ...fields, x: map({ y: TRUE }) }],
    ['a map in place of another value', ['n', 'y'], TRUE, { ...fields, n: map({ y: TRUE }) }],
    ['a field beside others', ['a', 'x'], TRUE, { ...fields, a: map({ b: map({ c: TRUE }), x: TRUE }) }],
  ])('may be set: %s', (_, path, value, expected) => {
    const before = structuredClone(fields);
    expect(setField(fields, path, value)).toEqual(expected);
    expect(fields).toEqual(before);
  });

  test('may be removed, which leaves empty maps and makes none', () => {
    expect(setField(fields, ['n'], undefined)).toEqual({ a: fields.a });
    expect(setField(fields, ['a', 'b', 'c'], undefined)).toEqual({ ...fields, a: map({ b: map({}) }) });
    expect(setField(fields, ['x', 'y'], undefined)).toEqual(fields);
    expect(setField(fields, ['n', 'y'], undefined)).toEqual(fields);
    expect(setField(fields, ['constructor'], undefined)).toEqual(fields);
  });
});
