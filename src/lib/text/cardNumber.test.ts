import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsCardNumber } from './cardNumber';

describe('holdsCardNumber', () => {
  it.each([
    'my card is 4111111111111111, thanks',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '41111111 11111111',
    '378282246310005',
    '3782 822463 10005',
    '6304000000000000',
    // With a 5 among the digits that are doubled: 10, and so 1.
    '5555555555554444',
    '5105105105105100',
    '4000056655665556',
    'door 12 4111 1111 1111 1111 411001',
    '४१११ ११११ ११११ ११११',
  ])('finds one in %j', text => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  it.each([
    '',
    'Leave with the guard, gate 4',
    '4111111111111112',
    '411111111111',
    'call 9876543210',
    '411001 9876543210',
    '9876543210 411007',
    '411001 98765 43215',
    'Pune 411 001 98765 43215',
    '12 411001 98765 43216',
    '0000000000000000',
    '12, 34, 56, 78, 90, 12, 34',
  ])('finds none in %j', text => {
    expect(holdsCardNumber(text)).toBe(false);
  });

  const digits = (length: number) =>
    fc.array(fc.nat(9), { minLength: length, maxLength: length }).map(all => all.join(''));
  const pin = fc.tuple(fc.integer({ min: 1, max: 9 }), digits(5)).map(parts => parts.join(''));
  const halves = fc
    .tuple(fc.integer({ min: 6, max: 9 }), digits(4), digits(5))
    .map(([first, four, five]) => `${first}${four} ${five}`);

  it('finds none in a PIN code and the phone number behind it', () => {
    fc.assert(
      fc.property(pin, halves, (area, phone) => {
        expect(holdsCardNumber(`${area} ${phone}`)).toBe(false);
      }),
    );
  });

  /** What each digit counts for where Luhn's rule doubles it: 5 is 10, and so 1. */
  const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9] as const;
  /** A card's number: what it begins with, and the digit that brings Luhn's sum to a multiple of ten. */
  const checked = (start: string) => {
    const sum = [...start]
      .reverse()
      .reduce(
        (total, digit, place) => total + (place % 2 === 0 ? (DOUBLED[Number(digit)] ?? 0) : Number(digit)),
        0,
      );
    return `${start}${(10 - (sum % 10)) % 10}`;
  };
  const card = fc
    .tuple(fc.integer({ min: 3, max: 6 }), fc.integer({ min: 11, max: 17 }).chain(digits))
    .map(([first, rest]) => checked(`${first}${rest}`));
  /** As people write it: in one piece, or in groups of four or five. */
  const written = fc
    .tuple(card, fc.constantFrom(4, 5, 19), fc.constantFrom(' ', '-', '\u00a0'))
    .map(([number, size, sign]) => (number.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(sign));

  it('finds every card’s number, whatever PIN code and phone number stand beside it', () => {
    fc.assert(
      fc.property(written, pin, halves, (number, area, phone) => {
        for (const text of [
          number,
          `${area} ${number}`,
          `${area} ${phone} ${number}`,
          `${number} ${area} ${phone}`,
        ])
          expect(holdsCardNumber(text)).toBe(true);
      }),
    );
  });
});
