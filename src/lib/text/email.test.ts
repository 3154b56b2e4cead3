import { describe, expect, it } from 'vitest';
import { isEmail, normalizeEmail } from './email';

describe('an email address', () => {
  it.each([
    'asha@example.com',
    'a.b+c@mail.example.co.in',
    "d'souza_1-x@example.com",
    'srs0=a/b#c!d$e*f^g{h}~@example.com',
    '\u202aasha@example.com\u202c',
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
    // What would be read as something else where the address stands in another: a link, a header, a page.
    'eve@b.co?bcc=mallory%40b.co&subject=Refund%20approved',
    'eve&x@b.co',
    'eve%40@b.co',
    '<eve@b.co>',
    'eve<b>@b.co',
    '"eve"@b.co',
    'eve;x@b.co',
    'eve,x@b.co',
    'eve:x@b.co',
    'eve(x)@b.co',
    'eve[x]@b.co',
    'eve\\x@b.co',
    'eve`x@b.co',
    'eve|x@b.co',
    'eve@b.co/path',
    'eve@b_c.co',
    'eve\0@b.co',
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
