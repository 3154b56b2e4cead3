import { describe, expect, it } from 'vitest';
import { findSecrets, type Stored } from './secretSearch';

const none = { passwords: new Set<string>(), tokens: new Set<string>() };
const ID_TOKEN = `eyJ${'a'.repeat(30)}.eyJ${'b'.repeat(60)}.${'c'.repeat(40)}`;

const stored = (text: string, rest: Partial<Stored> = {}): Stored[] => [
  { place: 'here', kind: 'data', text, ...rest },
];

describe('a card number', () => {
  it.each([
    ['in one piece', '{"n":"4111111111111111"}'],
    ['as a number', '{"n":5555555555554444}'],
    ['in groups', 'card 4111 1111 1111 1111, ring twice'],
    ['with hyphens', '6521-5252-5252-5251'],
    ['of 15 digits', '3782 822463 10005'],
    ['of 13 digits', '4222222222222'],
    ['of 19 digits', '6304 0000 0000 0000 000'],
    ['at the end of a sentence', 'It was 4111111111111111.'],
  ])('is found %s', (_how, text) => expect(findSecrets(stored(text), none)).toEqual(['here: a card number']));

  it.each([
    ['a number without its check digit', '4111111111111112'],
    ['an instant in milliseconds', '{"asOf":1760000000006}'],
    ['a fraction', '0.4111111111111111'],
    ['part of a hash', 'index-a4111111111111111.js'],
    ['twelve digits', '411111111116'],
    ['a phone beside a PIN code', '9876543210 560025'],
  ])('is not seen in %s', (_what, text) => expect(findSecrets(stored(text), none)).toEqual([]));
});

describe('a card’s field', () => {
  it.each(['{"cvv":"123"}', 'cvc: 99', 'cardNumber=', '{"security_code": 1}'])('is found in %s', text =>
    expect(findSecrets(stored(text), none)).toEqual(["here: a card's field"]),
  );

  it('is no news in the scripts of the app, nor in how an order is paid', () => {
    expect(findSecrets(stored('problems: { cardNumber: "…" }', { kind: 'script' }), none)).toEqual([]);
    expect(findSecrets(stored('{"paymentMethod":"card"}'), none)).toEqual([]);
  });
});

describe('a token', () => {
  const known = { ...none, tokens: new Set(['AMf-vBx9']) };

  it.each([
    ['one that the journey had', '{"t":"AMf-vBx9"}'],
    ['any that looks like one', `"${ID_TOKEN}"`],
  ])('is found: %s', (_what, text) => expect(findSecrets(stored(text), known)).toEqual(['here: a token']));

  it('may be where Firebase Auth keeps its session, and a password may not', () => {
    const place = 'IndexedDB firebaseLocalStorageDb/firebaseLocalStorage';
    expect(findSecrets(stored(ID_TOKEN, { place }), known)).toEqual([]);
    const passwords = new Set(['spring-water-9']);
    expect(findSecrets(stored('spring-water-9', { place }), { ...known, passwords })).toEqual([
      `${place}: a password`,
    ]);
  });
});
