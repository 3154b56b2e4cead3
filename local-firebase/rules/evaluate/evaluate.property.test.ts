import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomeOf } from '../testing/outcomeOf';
import { condition, type Plain } from './expressions.oracle';

const data = { flag: true, count: 2 };

/** `true`, `false`, or that there is neither. */
const outcome = (value: Plain) => (typeof value === 'boolean' ? String(value) : 'error');

test('a condition amounts to what an evaluation on plain JavaScript values gives, in both readings', () => {
  const outcomes = { true: 0, false: 0, error: 0 };
  fc.assert(
    fc.property(condition, ({ text, absorbing, strict }) => {
      const found = (reading: 'absorbing' | 'strict') => outcomeOf(text, { data, reading }).split(':')[0];
      expect(found('absorbing')).toBe(outcome(absorbing));
      expect(found('strict')).toBe(outcome(strict));
      outcomes[outcome(absorbing) as keyof typeof outcomes] += 1;
    }),
    { numRuns: 1_500 },
  );
  // None of the three is so rare that it would prove nothing.
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(100);
});
