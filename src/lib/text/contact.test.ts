import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailAddress, phoneAddress, whatsAppAddress } from './contact';

describe('a call', () => {
  it.each([
    ['1800 123 4567', 'tel:18001234567'],
    ['9876543210', 'tel:+919876543210'],
    ['+91 98765-43210', 'tel:+919876543210'],
    ['\u202a+91 98765 43210\u202c', 'tel:+919876543210'],
    [' +1 (202) 555-0143', 'tel:+12025550143'],
    ['1+2+345', 'tel:12345'],
    ['98765;ext=1,2?x', 'tel:9876512'],
    ['no number', null],
    ['', null],
  ])('to %j goes to %s', (phone, address) => {
    expect(phoneAddress(phone)).toBe(address);
  });

  it('is made of digits alone, whatever stands between and beside them, and there is none without a digit', () => {
    const sign = fc.constantFrom('+', ' ', '-', '(', ')', '.', ',', ';', '?', '#', '=', 'x', '٣', '\u202a');
    const unit = fc.oneof(
      { arbitrary: fc.integer({ min: 0, max: 9 }).map(String), weight: 3 },
      { arbitrary: sign, weight: 2 },
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), phone => {
        const address = phoneAddress(phone);
        if (/[0-9]/.test(phone)) expect(address).toMatch(/^tel:\+?[0-9]+$/);
        else expect(address).toBeNull();
      }),
    );
  });
});

describe('a chat', () => {
  it.each([
    ['9000000000', 'https://wa.me/919000000000?text=Order%20%23A1'],
    ['+91 98765-43210', 'https://wa.me/919876543210?text=Order%20%23A1'],
    ['1800 123 4567', null],
    ['', null],
  ])('with %s is only where one can be', (phone, address) => {
    expect(whatsAppAddress(phone, 'Order #A1')).toBe(address);
  });

  it('may begin without a message', () => {
    expect(whatsAppAddress('9000000000')).toBe('https://wa.me/919000000000');
  });

  it.each(['&text=Refund', '#', '?', 'ऑर्डर 💧'])('says %j and nothing else', message => {
    const address = new URL(whatsAppAddress('9000000000', message) ?? '');
    expect([...address.searchParams]).toEqual([['text', message]]);
    expect(address.hash).toBe('');
  });
});

describe('a mail', () => {
  it.each([
    ['asha@example.com', 'mailto:asha@example.com'],
    ['a.b+c@mail.example.co.in', 'mailto:a.b%2Bc@mail.example.co.in'],
    ['a/b#c=d@example.com', 'mailto:a%2Fb%23c%3Dd@example.com'],
    ['अशा@उदाहरण.भारत', `mailto:${encodeURIComponent('अशा')}@${encodeURIComponent('उदाहरण.भारत')}`],
  ])('to %s goes to %s', (email, address) => {
    expect(mailAddress(email)).toBe(address);
  });

  it.each(['', 'asha', 'eve@b.co?bcc=x%40y.zz&subject=Refund%20approved', 'a@b.co,c@d.ee', 'a b@c.de'])(
    'to %j cannot be written',
    email => {
      expect(mailAddress(email)).toBeNull();
    },
  );

  it('goes to the one address, with no subject, copy or words of its own', () => {
    const anything = fc.string({ unit: 'grapheme' });
    const email = fc.oneof(
      fc.emailAddress(),
      fc.tuple(anything, anything).map(([name, host]) => `${name}@${host}.in`),
    );
    fc.assert(
      fc.property(email, text => {
        const address = mailAddress(text);
        if (address === null) return;
        const { protocol, search, hash, pathname } = new URL(address);
        expect([protocol, search, hash, decodeURIComponent(pathname)]).toEqual(['mailto:', '', '', text]);
      }),
    );
  });
});
