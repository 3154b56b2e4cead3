import { describe, expect, it } from 'vitest';
import type { Value } from '../values/value';
import { applyTransform } from './transforms';

const int = (digits: number | string): Value => ({ integerValue: String(digits) });
const double = (number: number | 'NaN' | 'Infinity' | '-Infinity' | '-0'): Value => ({ doubleValue: number });
const text = (stringValue: string): Value => ({ stringValue });
const array = (...values: Value[]): Value => ({ arrayValue: { values } });

const MAX = '9223372036854775807';
const MIN = '-9223372036854775808';

describe('a numeric transform', () => {
  const cases: readonly ['increment' | 'maximum' | 'minimum', Value | undefined, Value, Value][] = [
    ['increment', int(5), int(-3), int(2)],
    ['increment', undefined, int(4), int(4)],
    ['increment', text('5'), int(4), int(4)],
    ['increment', int(1), double(0.5), double(1.5)],
    ['increment', double(1.5), int(1), double(2.5)],
    ['increment', double(1.5), double(0.5), double(2)],
    ['increment', int('9007199254740993'), int(1), int('9007199254740994')],
    ['increment', int(MAX), int(1), int(MAX)],
    ['increment', int(MIN), int(-1), int(MIN)],
    ['increment', double(1e308), double(1e308), double('Infinity')],
    ['increment', double('Infinity'), double('-Infinity'), double('NaN')],
    ['increment', double('-0'), double('-0'), double('-0')],
    ['maximum', int(5), int(8), int(8)],
    ['maximum', int(5), double(4.5), int(5)],
    ['maximum', int(5), double(5.5), double(5.5)],
    ['maximum', int(3), double(3), int(3)],
    ['maximum', double('-0'), int(0), double('-0')],
    ['maximum', text('z'), int(1), int(1)],
    ['maximum', double('NaN'), int(1), double('NaN')],
    ['maximum', int(1), double('NaN'), double('NaN')],
    ['maximum', int('9007199254740993'), double(9007199254740992), int('9007199254740993')],
    ['minimum', int(5), int(8), int(5)],
    ['minimum', int(5), double(4.5), double(4.5)],
    ['minimum', double(3), int(3), double(3)],
    ['minimum', undefined, int(7), int(7)],
    ['minimum', double('NaN'), int(1), double('NaN')],
    ['minimum', int(1), double('NaN'), double('NaN')],
    ['minimum', int(1), double('-Infinity'), double('-Infinity')],
  ];

  it.each(cases)('%s of %o with %o gives %o', (kind, current, operand, expected) => {
    const { value, result } = applyTransform({ kind, operand }, current, 0);
    expect([value, result]).toEqual([expected, expected]);
  });
});

describe('an array transform', () => {
  const cases: readonly ['appendMissing' | 'removeAll', Value | undefined, Value[], Value][] = [
    ['appendMissing', array(int(1)), [int(2), int(1)], array(int(1), int(2))],
    ['appendMissing', array(), [int(1), double(1), int(1)], array(int(1))],
    ['appendMissing', array(double(3)), [int(3)], array(double(3))],
    [
      'appendMissing',
      array(double('NaN'), { nullValue: null }),
      [double('NaN'), { nullValue: null }],
      array(double('NaN'), { nullValue: null }),
    ],
    ['appendMissing', text('no array'), [int(1)], array(int(1))],
    ['appendMissing', undefined, [], array()],
    ['removeAll', array(int(1), int(2), double(1)), [int(1)], array(int(2))],
    ['removeAll', text('no array'), [int(1)], array()],
    ['removeAll', undefined, [int(1)], array()],
  ];

  it.each(cases)('%s on %o of %o leaves %o and answers null', (kind, current, elements, expected) => {
    expect(applyTransform({ kind, elements }, current, 0)).toEqual({
      value: expected,
      result: { nullValue: null },
    });
  });
});

it('the request time is set as it is given', () => {
  const timestampValue = '2026-01-15T09:00:00.000001Z';
  const requestTime = Date.parse('2026-01-15T09:00:00Z') * 1000 + 1;
  expect(applyTransform({ kind: 'requestTime' }, int(1), requestTime).value).toEqual({ timestampValue });
});
