import { describe, expect, test } from 'vitest';
import { RpcError } from '../wire/rpcError';
import type { Value } from './value';
import { parseFields, parseValue } from './valueParse';

const ROOT = 'projects/p/databases/(default)/documents';

function nested(depth: number): unknown {
  let value: unknown = { stringValue: 'deep' };
  for (let level = 0; level < depth; level += 1) value = { mapValue: { fields: { m: value } } };
  return value;
}

function vector(values: unknown[]): unknown {
  const fields = { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } };
  return { mapValue: { fields } };
}

describe('a value', () => {
  test.each<[unknown, Value]>([
    [{ nullValue: null }, { nullValue: null }],
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    // As clients that ask for `enum-encoding=int` write it.
    [{ nullValue: 0 }, { nullValue: null }],
    [{ booleanValue: false }, { booleanValue: false }],
    [{ integerValue: 7 }, { integerValue: '7' }],
    [{ integerValue: '-007' }, { integerValue: '-7' }],
    [{ integerValue: '-0' }, { integerValue: '0' }],
    [{ integerValue: '9223372036854775807' }, { integerValue: '9223372036854775807' }],
    [{ integerValue: '-9223372036854775808' }, { integerValue: '-9223372036854775808' }],
    [{ doubleValue: 2 }, { doubleValue: 2 }],
    [{ doubleValue: '2.50' }, { doubleValue: 2.5 }],
    [{ doubleValue: '-1e3' }, { doubleValue: -1000 }],
    [{ doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
    [{ doubleValue: '-Infinity' }, { doubleValue: '-Infinity' }],
    [{ doubleValue: '-0' }, { doubleValue: '-0' }],
    [{ doubleValue: -0 }, { doubleValue: '-0' }],
    [{ timestampValue: '2026-01-15T09:00:00Z' }, { timestampValue: '2026-01-15T09:00:00Z' }],
    [{ timestampValue: '2026-01-15T14:30:00.5+05:30' }, { timestampValue: '2026-01-15T09:00:00.500Z' }],
    [{ timestampValue: '2026-01-15T09:00:00.123456789Z' }, { timestampValue: '2026-01-15T09:00:00.123456Z' }],
    [{ timestampValue: '2026-01-15T09:00:00.000000999Z' }, { timestampValue: '2026-01-15T09:00:00Z' }],
    [{ timestampValue: '0001-01-01T00:00:00Z' }, { timestampValue: '0001-01-01T00:00:00Z' }],
    [{ timestampValue: '9999-12-31T23:59:59.999999Z' }, { timestampValue: '9999-12-31T23:59:59.999999Z' }],
    [{ stringValue: 'पानी \u{1f4a7}' }, { stringValue: 'पानी \u{1f4a7}' }],
    [{ bytesValue: '_-8' }, { bytesValue: '/+8=' }],
    [{ bytesValue: '' }, { bytesValue: '' }],
    [{ referenceValue: `${ROOT}/a/b/c/d` }, { referenceValue: `${ROOT}/a/b/c/d` }],
    [{ referenceValue: `${ROOT}/a/__id7__` }, { referenceValue: `${ROOT}/a/__id7__` }],
    [
      { geoPointValue: { latitude: null, longitude: '1.5' } },
      { geoPointValue: { latitude: 0, longitude: 1.5 } },
    ],
    [{ geoPointValue: { latitude: -90 } }, { geoPointValue: { latitude: -90, longitude: 0 } }],
    [{ arrayValue: {} }, { arrayValue: { values: [] } }],
    [{ mapValue: {} }, { mapValue: { fields: {} } }],
    [{ mapValue: { fields: null } }, { mapValue: { fields: {} } }],
    [
      { mapValue: { fields: { ____: { nullValue: null } } } },
      { mapValue: { fields: { ____: { nullValue: null } } } },
    ],
    [
      { arrayValue: { values: [{ mapValue: { fields: { a: { arrayValue: {} } } } }] } },
      { arrayValue: { values: [{ mapValue: { fields: { a: { arrayValue: { values: [] } } } } }] } },
    ],
  ])('%j is kept as %j', (wire, kept) => {
    expect(parseValue(wire, 'x')).toEqual(kept);
  });

  test('may be nested twenty maps deep, or be a vector of numbers', () => {
    expect(parseValue(nested(20), 'x')).toEqual(nested(20));
    expect(parseValue(vector([{ doubleValue: 1 }]), 'x')).toEqual(vector([{ doubleValue: 1 }]));
  });

  test.each([
    ['no object', 'text', /at 'x': a value is an object/],
    ['no type', {}, /at 'x': the value has no type set/],
    [
      'two types',
      { stringValue: '', booleanValue: true },
      /already set to 'stringValue'. Cannot set 'booleanValue'/,
    ],
    ['an unknown type', { fieldReferenceValue: 'a' }, /Unknown name "fieldReferenceValue" at 'x'/],
    ['an integer beyond 64 bits', { integerValue: '9223372036854775808' }, /does not fit in 64 bits/],
    ['an integer that a number cannot hold', { integerValue: 2 ** 53 }, /integerValue is a whole number/],
    ['a broken integer', { integerValue: 1.5 }, /integerValue is a whole number/],
    ['a text that is no number', { doubleValue: '0x10' }, /doubleValue is a number/],
    ['a double beyond the range', { doubleValue: '1e999' }, /doubleValue is a number/],
    ['a date that is none', { timestampValue: '2026-02-29T00:00:00Z' }, /Illegal timestamp format/],
    ['an hour that is none', { timestampValue: '2026-01-01T24:00:00Z' }, /Illegal timestamp format/],
    ['a time without a zone', { timestampValue: '2026-01-01T00:00:00' }, /Illegal timestamp format/],
    ['a zone that is none', { timestampValue: '2026-01-01T00:00:00+24:00' }, /Illegal timestamp format/],
    ['the year 0000', { timestampValue: '0000-12-31T23:59:59Z' }, /from the year 0001/],
    ['the year 0000 in UTC', { timestampValue: '0001-01-01T00:00:00+05:30' }, /from the year 0001/],
    ['the year 10000 in UTC', { timestampValue: '9999-12-31T23:59:59-01:00' }, /to 9999/],
    ['half a surrogate pair', { stringValue: '\ud83d' }, /not valid Unicode/],
    ['no base64', { bytesValue: 'a' }, /bytesValue is base64/],
    ['other letters in base64', { bytesValue: 'a b=' }, /bytesValue is base64/],
    ['a relative reference', { referenceValue: 'a/b' }, /referenceValue is projects/],
    ['a reference to a collection', { referenceValue: `${ROOT}/a` }, /odd number of segments/],
    ['a reference to a reserved id', { referenceValue: `${ROOT}/__a__/b` }, /is reserved/],
    ['a time in small letters', { timestampValue: '2026-01-01t00:00:00z' }, /Illegal timestamp format/],
    ['a latitude beyond the pole', { geoPointValue: { latitude: 90.1 } }, /latitude must be in the range/],
    [
      'a longitude beyond the date line',
      { geoPointValue: { longitude: -181 } },
      /longitude must be in the range/,
    ],
    ['an altitude', { geoPointValue: { altitude: 1 } }, /Unknown name "altitude"/],
    [
      'an array in an array',
      { arrayValue: { values: [{ booleanValue: true }, { arrayValue: {} }] } },
      /at 'x\[1\]': Cannot convert an array value in an array value/,
    ],
    ['a map in no form', { mapValue: { a: { booleanValue: true } } }, /Unknown name "a" at 'x'/],
    ['more than twenty maps deep', nested(21), /may be nested 20 deep/],
    ['an empty vector', vector([]), /a vector holds doubles only/],
    ['a vector of texts', vector([{ stringValue: '1' }]), /a vector holds doubles only/],
    ['a vector of integers', vector([{ integerValue: '1' }]), /a vector holds doubles only/],
    ['a vector too long', vector(Array(2049).fill({ doubleValue: 1 })), /at most 2048 dimensions/],
    ['another typed map', { mapValue: { fields: { __type__: { stringValue: 'x' } } } }, /marks vectors only/],
  ])('that is %s is refused', (_, wire, message) => {
    const parse = () => parseValue(wire, 'x');
    expect(parse).toThrow(message);
    expect(parse).toThrow(RpcError);
    expect(parse).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });
});

describe('fields', () => {
  test('of a document without any may be left out', () => {
    expect(parseFields(undefined, 'document.fields')).toEqual({});
  });

  test('may be named like what every object has', () => {
    expect(parseFields({ constructor: { booleanValue: true } }, 'f')).toEqual({
      constructor: { booleanValue: true },
    });
  });

  test('are refused with the place of what is wrong', () => {
    const order = {
      items: { arrayValue: { values: [{ mapValue: { fields: { price: { doubleValue: true } } } }] } },
    };
    expect(() => parseFields(order, 'writes[0].update.fields')).toThrow(
      "Invalid value at 'writes[0].update.fields.items[0].price': doubleValue is a number",
    );
  });

  test.each([
    ['', 'cannot be empty'],
    ['__proto__', 'is reserved'],
    ['__x__', 'is reserved'],
    ['é'.repeat(751), 'longer than 1500 bytes'],
    ['\udca7', 'not valid Unicode'],
  ])('are refused the name %j', (name, message) => {
    const json = JSON.parse(`{${JSON.stringify(name)}:{"booleanValue":true}}`);
    expect(() => parseFields(json, 'f')).toThrow(message);
  });
});
