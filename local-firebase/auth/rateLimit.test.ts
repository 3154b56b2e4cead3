import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRateLimit } from './rateLimit';

const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER : later';

function limitOf(limit: number, windowMs: number) {
  let nowMs = 0;
  const rateLimit = createRateLimit({ limit, windowMs, clock: () => nowMs, explanation: 'later' });
  return {
    ...rateLimit,
    at(ms: number) {
      nowMs = ms;
    },
  };
}

it('counts by key and forgets what left the window', () => {
  const { check, record, forget, at } = limitOf(2, 100);
  record('asha');
  at(50);
  record('asha');
  expect(() => check('asha')).toThrow(TOO_MANY);
  expect(() => check('bina')).not.toThrow();

  at(100);
  expect(() => check('asha')).not.toThrow();
  record('asha');
  expect(() => check('asha')).toThrow(TOO_MANY);
  forget('asha');
  expect(() => check('asha')).not.toThrow();
});

it('never lets more than the limit through in any window', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 60 }), pauses => {
      const { check, record, at } = limitOf(3, 100);
      const passed: number[] = [];
      let nowMs = 0;
      for (const pause of pauses) {
        nowMs += pause;
        at(nowMs);
        try {
          check('asha');
          record('asha');
          passed.push(nowMs);
        } catch {
          // Refused: that is what the limit is for.
        }
      }
      for (const start of passed) {
        expect(passed.filter(time => time >= start && time < start + 100).length).toBeLessThanOrEqual(3);
      }
    }),
  );
});
