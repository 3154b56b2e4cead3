import { expect, it } from 'vitest';
import { secondsUntilNextMail } from './coolDown';

const NOW = 1_800_000_000_000;

it.each([
  ['a mail just sent', String(NOW), 60],
  ['a mail sent 17.5 seconds ago', String(NOW - 17_500), 43],
  ['the last millisecond', String(NOW - 59_999), 1],
  ['a minute ago', String(NOW - 60_000), 0],
  ['last year', '1', 0],
  ['none ever', null, 0],
  ['a clock that was set back', String(NOW + 1), 0],
  ['what is no time', 'yesterday', 0],
  ['nothing in it', '', 0],
])('counts the seconds after %s', (_what, stored, seconds) => {
  expect(secondsUntilNextMail(stored, NOW)).toBe(seconds);
});
