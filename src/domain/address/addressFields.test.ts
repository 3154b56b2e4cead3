import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AddressFields,
  addressProblem,
  cleanAddress,
  editAddress,
  joinAddress,
  NO_ADDRESS,
  pinAtEnd,
  splitAddress,
} from './addressFields';

const FIELDS: AddressFields = {
  flat: 'B-404',
  street: 'Lake View, 12 Lake Road',
  locality: 'Kothrud, Pune',
  pin: '411038',
  landmark: 'behind the temple',
};
const JOINED = 'B-404,\nLake View, 12 Lake Road\nKothrud, Pune 411038\nLandmark: behind the temple';

const letters = fc.stringMatching(/^[A-Za-z\u0905-\u0939]{1,9}( [A-Za-z0-9#/\u0905-\u0939]{1,5}){0,4}$/);
const line = letters.filter(text => pinAtEnd(text) === '' && !text.startsWith('Landmark'));
const clean = fc.record({
  flat: fc.option(line, { nil: '' }),
  street: line,
  locality: fc.option(line, { nil: '' }),
  pin: fc.option(fc.stringMatching(/^[1-9]\d{5}$/), { nil: '' }),
  landmark: fc.option(line, { nil: '' }),
});
/** Texts as people may have stored them, with all that the splitting looks for. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\n',
        ',',
        ', ',
        ' ',
        '411001',
        '411 001',
        '-',
        'Landmark: ',
        'Flat 4',
        'PIN',
        '\r\n',
        '०',
      ),
      fc.string(),
    ),
    { maxLength: 14 },
  )
  .map(parts => parts.join(''));
const visible = (text: string) => text.replace(/[\p{Z}\p{C}\s]/gu, '');

describe('an address of fields', () => {
  it('is joined as one writes it on a parcel', () => {
    expect(joinAddress(FIELDS)).toBe(JOINED);
    expect(joinAddress({ ...NO_ADDRESS, street: '12 Lake View Road, Pune', pin: '411 001' })).toBe(
      '12 Lake View Road, Pune 411001',
    );
    expect(joinAddress({ ...NO_ADDRESS, flat: 'B-404, ' })).toBe('B-404');
    expect(joinAddress(NO_ADDRESS)).toBe('');
  });

  it('is read back from its one text', () => {
    expect(splitAddress(JOINED)).toEqual(FIELDS);
    fc.assert(
      fc.property(clean, fields => {
        expect(cleanAddress(fields)).toEqual(fields);
        expect(splitAddress(joinAddress(fields))).toEqual(fields);
      }),
    );
  });

  it('says its PIN code once, also of an address that was typed whole', () => {
    const whole = '12 Lake View Road, Pune 411001';
    const typed = { ...NO_ADDRESS, ...editAddress(NO_ADDRESS, { street: whole }) };
    expect(typed).toEqual({ ...NO_ADDRESS, street: whole, pin: '411001' });
    expect(joinAddress(typed)).toBe(whole);
    const moved = { ...typed, ...editAddress(typed, { pin: '411002' }) };
    expect(joinAddress(moved)).toBe('12 Lake View Road, Pune 411002');
    const other = { ...typed, ...editAddress(typed, { street: '9 Church Street, Bengaluru 560001' }) };
    expect(joinAddress(other)).toBe('9 Church Street, Bengaluru 560001');
  });
});

describe('a stored text', () => {
  it.each([
    [
      'one line with its PIN code',
      '1 Lake Road, Pune 411001',
      { street: '1 Lake Road, Pune', pin: '411001' },
    ],
    ['no PIN code', '1 Lake Road, Pune', { street: '1 Lake Road, Pune' }],
    [
      'a PIN code that hangs on a word',
      '1 Lake Road, Pune-411001',
      { street: '1 Lake Road, Pune-411001', pin: '411001' },
    ],
    ['a PIN code of two parts', '1 Lake Road 411 001', { street: '1 Lake Road 411 001', pin: '411001' }],
    ['ten digits', 'Call 9876543210', { street: 'Call 9876543210' }],
    ['two lines', '1 Lake Road\nPune 411001', { street: '1 Lake Road', locality: 'Pune', pin: '411001' }],
    ['more lines', 'Asha\n1 Road\nPune\nMH 411001', { street: 'Asha\n1 Road\nPune\nMH', pin: '411001' }],
    ['nothing', '', {}],
  ])('is split where that is certain: %s', (_what, text, fields) => {
    expect(splitAddress(text)).toEqual({ ...NO_ADDRESS, ...fields });
    expect(joinAddress(splitAddress(text))).toBe(text);
  });

  it('loses no visible character', () => {
    fc.assert(
      fc.property(anyText, text => {
        expect(visible(joinAddress(splitAddress(text)))).toBe(
          visible(joinAddress({ ...NO_ADDRESS, street: text })),
        );
      }),
    );
  });
});

describe('what is wrong with an address', () => {
  it.each([
    ['nothing', FIELDS, null],
    ['nothing without a PIN code', { ...FIELDS, pin: '' }, null],
    ['all is missing', NO_ADDRESS, ['street', 'address']],
    ['it is short', { ...NO_ADDRESS, flat: '4', street: 'Pune' }, ['street', 'address']],
    ['a PIN code of five digits', { ...FIELDS, pin: '41103' }, ['pin', 'pin']],
    ['a PIN code that begins with a zero', { ...FIELDS, pin: '011038' }, ['pin', 'pin']],
    ['a long landmark', { ...FIELDS, landmark: 'x'.repeat(201) }, ['landmark', 'tooLong']],
    [
      'long all together',
      { ...FIELDS, street: 'x'.repeat(400), flat: 'x'.repeat(150) },
      ['street', 'tooLong'],
    ],
    ['a card', { ...FIELDS, locality: '4111 1111 1111 1111' }, ['locality', 'cardNumber']],
  ] as const)('%s', (_what, fields, found) => {
    const problem = addressProblem(fields);
    expect(problem && [problem.field, problem.problem]).toEqual(found);
  });

  it('takes digits of India', () => {
    expect(joinAddress({ ...FIELDS, pin: '४११०३८' })).toBe(JOINED);
  });
});
