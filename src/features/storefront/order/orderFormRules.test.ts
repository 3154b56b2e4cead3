import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ADDRESS } from '@/domain/address/addressFields';
import { normalizePhone } from '@/lib/text/phone';
import { formProblems, type OrderFormValues, toDelivery } from './orderFormRules';

const VALID: OrderFormValues = {
  ...NO_ADDRESS,
  street: '12 MG Road, Pune 411001',
  phone: '9876543210',
  email: 'asha@example.com',
  paymentMethod: 'card',
  instructions: '',
};
const problemOf = (change: Partial<OrderFormValues>, signedIn = true) =>
  formProblems({ ...VALID, ...change }, signedIn)[0]?.problem ?? null;

describe('the order of the checks', () => {
  const allWrong = { phone: '', email: '', street: '' };

  it.each([
    ['the phone first', allWrong, 'phone'],
    ['then the email', { ...allWrong, phone: VALID.phone }, 'email'],
    ['then the address', { street: '' }, 'address'],
    ['then the session', {}, 'signIn'],
  ])('is %s', (_what, change, problem) => {
    expect(problemOf(change, false)).toBe(problem);
  });

  it('goes on to whatever else is wrong', () => {
    const wrong = formProblems({ ...VALID, ...allWrong, instructions: 'a'.repeat(501) }, false);
    expect(wrong.map(({ field }) => field)).toEqual(['phone', 'email', 'street', 'instructions']);
  });

  it.each([
    ['none was typed, beside an empty street', { street: '' }, false, ['address', 'notDelivered']],
    ['it is none, beside too short a street', { street: 'x', pin: '12' }, true, ['address', 'pin']],
    [
      'it is none, beside a card number in the landmark',
      { landmark: '4111 1111 1111 1111', pin: '123' },
      true,
      ['cardNumber', 'pin'],
    ],
    ['it is none, beside a street that is enough with one', { street: 'Goa', pin: '41100' }, true, ['pin']],
    ['it is a card number', { pin: '4111 1111 1111 1111' }, true, ['pin']],
    ['it is none, before where the shop delivers', { pin: '12' }, false, ['pin']],
  ])('says of the PIN code that %s', (_what, change, delivers, wrong) => {
    const found = formProblems({ ...VALID, ...change }, true, delivers);
    expect(found.map(({ problem }) => problem)).toEqual(wrong);
  });

  it('finds nothing wrong with a complete form', () => {
    expect(problemOf({})).toBeNull();
  });
});

describe('the phone', () => {
  it.each([
    '9876543210',
    '+919876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '0091 9876543210',
    '919876543210',
    '09876543210',
    '98765 43210',
    '98765\u201343210',
    '+91 (0) 98765 43210',
    '+91 098765 43210',
    '\uff0b\uff19\uff11 \uff19\uff18\uff17\uff16\uff15\uff14\uff13\uff12\uff11\uff10',
    '(98765) 43210',
    '9876543210\n',
    '\u202a+91 98765 43210\u202c',
    '९८७६५४३२१०',
    '９８７６５４３２１０',
  ])('may be pasted as %j', phone => {
    expect(problemOf({ phone })).toBeNull();
    expect(normalizePhone(phone)).toBe('9876543210');
  });

  it.each([
    '',
    ' ',
    '5876543210',
    '987654321',
    '98765432101',
    '9876543210abc',
    '+9876543210',
    '+449876543210',
    '++919876543210',
    '00000000000',
    '9876543210, 9876543211',
  ])('is never %j', phone => {
    expect(problemOf({ phone })).toBe('phone');
  });

  it('is ten digits from 6 to 9 on whenever it is accepted', () => {
    const typed = fc
      .tuple(
        fc.constantFrom('', '+91 ', '0091', '0'),
        fc.array(fc.constantFrom(...'0123456789९'), { minLength: 9, maxLength: 11 }),
        fc.constantFrom('', ' ', '-'),
      )
      .map(([prefix, digits, end]) => `${prefix}${digits.join('')}${end}`);
    let accepted = 0;
    fc.assert(
      fc.property(typed, phone => {
        if (problemOf({ phone }) !== null) return;
        accepted += 1;
        expect(normalizePhone(phone)).toMatch(/^[6-9][0-9]{9}$/);
      }),
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

describe('the address', () => {
  it.each([
    ['ten letters', 'abcdefghij', null],
    ['ten emoji', '🏠'.repeat(10), null],
    ['marks of right-to-left text around ten letters', '\u200fabcdefghij\u200f', null],
    ['ten characters in Hindi, its marks among them and a joiner not', 'घर १२ क्\u200dषे', null],
    ['ten characters, a line break among them', 'Flat\n1 Goa', null],
    ['a Hindi address', 'घर १२, गांधी मार्ग, पुणे', null],
    ['what a spreadsheet would take for a formula', '=HYPERLINK("https://example.com")', null],
    ['500 characters', 'a'.repeat(500), null],
    ['500 emoji', '🏠'.repeat(500), null],
    ['nine letters and spaces', 'abcdefghi     ', 'address'],
    ['nine letters and nine marks', `abcdefghi${'\u200f'.repeat(9)}`, 'address'],
    ['ten spaces', ' '.repeat(10), 'address'],
    ['nothing visible', '\u200b'.repeat(20), 'address'],
    ['a letter and nine joiners', `a${'\u200d'.repeat(9)}`, 'address'],
    ['two letters and line breaks between', `a${'\n'.repeat(20)}b`, 'address'],
    ['two letters and spaces between', `a${' '.repeat(20)}b`, 'address'],
    ['two letters and wide spaces between', `a${'\u3000\u00a0'.repeat(10)}b`, 'address'],
    ['two letters with spaces and joiners between', `a${' \u200d'.repeat(10)}b`, 'address'],
    ['line breaks', '\n'.repeat(12), 'address'],
    ['501 characters', 'a'.repeat(501), 'tooLong'],
    ['5 000 characters', 'a'.repeat(5000), 'tooLong'],
    ['10 letters among 5 000 marks, which go', `abcdefghij${'\u200b'.repeat(5000)}`, null],
    ['a card number', '12 MG Road 4111 1111 1111 1111', 'cardNumber'],
  ])('of %s', (_what, address, problem) => {
    expect(problemOf({ street: address })).toBe(problem);
  });
});

it.each([
  ['six digits', '411001', null],
  ['six digits with a space', '411 001', null],
  ['none', '', null],
  ['five digits', '41100', { field: 'pin', problem: 'pin' }],
  ['seven digits', '4110011', { field: 'pin', problem: 'pin' }],
])('takes a PIN code of %s', (_what, pin, problem) => {
  const found = formProblems({ ...VALID, street: '12 MG Road, Pune', pin }, true);
  expect(found).toEqual(problem ? [problem] : []);
});

describe('the instructions', () => {
  it.each([
    ['nothing', '', null],
    ['a sentence', 'Ring twice, please', null],
    ['501 characters', 'a'.repeat(501), 'tooLong'],
    ['a card number', 'card 4111111111111111', 'cardNumber'],
  ])('of %s', (_what, instructions, problem) => {
    expect(formProblems({ ...VALID, instructions }, true)).toEqual(
      problem ? [{ field: 'instructions', problem }] : [],
    );
  });
});

it('keeps an order without the space around what was typed', () => {
  const typed = {
    ...VALID,
    phone: ' +91 98765 43210',
    email: ' asha@example.com ',
    instructions: ' Ring \n',
  };
  expect(toDelivery({ ...typed, street: `  ${VALID.street}\n` })).toEqual({
    phone: '9876543210',
    email: 'asha@example.com',
    shippingAddress: VALID.street,
    specialInstructions: 'Ring',
    paymentMethod: 'card',
  });
});
