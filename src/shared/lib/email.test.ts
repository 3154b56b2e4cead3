import { describe, expect, it } from 'vitest';
import { isEmail, normalizeEmail } from './email';

describe('an e-mail address', () => {
  it.each([
    'asha@example.com',
    'a.b+c@mail.example.co.in',
    ' asha@example.com ',
    'a@b.c\n',
    '\u200basha@example.com',
    'अशा@उदाहरण.भारत',
    'asha@bücher.de',
  ])('may be %j', typed => {
    expect(isEmail(normalizeEmail(typed))).toBe(true);
  });

  it.each([
    '',
    ' ',
    'a@b',
    'a b@c.d',
    'a@@b.c',
    '@b.c',
    'a@.c',
    'a@b.',
    'a@b..c',
    'a@b.c, d@e.f',
    `${'a'.repeat(310)}@example.com`,
  ])('is never %j', typed => {
    expect(isEmail(normalizeEmail(typed))).toBe(false);
  });

  it('may be 254 characters long, not 255', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    expect(isEmail(ofLength(254))).toBe(true);
    expect(isEmail(ofLength(255))).toBe(false);
  });
});
