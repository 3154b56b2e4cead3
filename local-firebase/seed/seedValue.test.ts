import { describe, expect, it } from 'vitest';
import { double, encodeFields } from './seedValue';

describe('encodeFields', () => {
  it('writes each kind of value as the REST API does', () => {
    const fields = {
      nothing: null,
      flag: true,
      text: '₹20.00',
      count: 3,
      price: double(3),
      at: new Date('2026-11-20T04:05:06.000Z'),
      atMillis: new Date('2026-11-20T04:05:06.070Z'),
      list: [1, 'a'],
      map: { inner: {} },
    };
    expect(encodeFields(fields)).toEqual({
      nothing: { nullValue: null },
      flag: { booleanValue: true },
      text: { stringValue: '₹20.00' },
      count: { integerValue: '3' },
      price: { doubleValue: 3 },
      at: { timestampValue: '2026-11-20T04:05:06Z' },
      atMillis: { timestampValue: '2026-11-20T04:05:06.070Z' },
      list: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }] } },
      map: { mapValue: { fields: { inner: { mapValue: { fields: {} } } } } },
    });
  });

  it.each([2.99, Number.NaN, 2 ** 60])('refuses %d that is not marked as a double', number => {
    expect(() => encodeFields({ number })).toThrow('mark it with double()');
  });
});
