import { Integer as SdkInteger } from '@firebase/webchannel-wrapper/bloom-blob';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Integer } from './numericId';

it('compares numeric ids as the module of the SDK that it stands for', () => {
  const digits = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String);
  fc.assert(
    fc.property(digits, digits, (one, other) => {
      const compare = SdkInteger.fromString(one).compare(SdkInteger.fromString(other));
      expect(Integer.fromString(one).compare(Integer.fromString(other))).toBe(compare);
    }),
  );
});
