import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKey } from '@/lib/text/email';
import { idOfEmail, labelOf, newCustomerId } from './customerId';

describe('the id of an email', () => {
  it('is its base64url in lower case, as the seed and older data write it', () => {
    const email = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(email, text => {
        // Letters that look like nothing are no part of an email.
        const expected = Buffer.from(emailKey(text)).toString('base64url');
        expect(idOfEmail(text)).toBe(expected);
      }),
    );
    expect(idOfEmail(' Asha@Demo.Test ')).toBe(Buffer.from('asha@demo.test').toString('base64url'));
  });
});

describe('a customer whom staff add', () => {
  it('bears a random number of three digits that is free', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 100, max: 999 }), { maxLength: 899 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (numbers, random) => {
          const known = numbers.map(number => `CUST-${number}-X`);
          const label = labelOf(newCustomerId([...known, 'asha'], '7GK2', random));
          expect(label).toMatch(/^CUST-[1-9]\d\d$/);
          expect(known.map(labelOf)).not.toContain(label);
        },
      ),
    );
  });

  it('bears a longer one where those are all given', () => {
    const known = Array.from({ length: 900 }, (_, index) => `CUST-${100 + index}-X`);
    expect(newCustomerId(known, '7GK2', 0)).toBe('CUST-1000-7GK2');
  });

  it.each(['asha', 'CUST-12-A', 'CUST-123', 'CUST-123-', 'xCUST-123-A'])('is not taken for %j', id => {
    expect(labelOf(id)).toBeNull();
  });
});
