import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareNames } from './compareNames';

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

it('orders names as the collator does', () => {
  const plain = fc.string({ unit: fc.constantFrom(...'aAbZz0019 .-'), maxLength: 16 });
  const any = fc.string({
    unit: fc.constantFrom('a', 'É', 'ß', '9', ' ', '-', '.', ',', '_', 'प', '₹'),
    maxLength: 6,
  });
  const name = fc.oneof({ weight: 4, arbitrary: plain }, any);
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(Math.sign(compareNames(one, other))).toBe(Math.sign(compare(one, other)));
    }),
    { numRuns: 5000 },
  );
});
