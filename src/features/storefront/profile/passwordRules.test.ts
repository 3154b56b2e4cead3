import { expect, it } from 'vitest';
import { checkPasswords } from './passwordRules';

const good = { current: 'water-demo-1', next: 'spring-42', confirm: 'spring-42' };
const twice = (next: string) => ({ next, confirm: next });

it.each([
  ['a new password, entered twice', {}, null],
  ['six characters', twice('spring'), null],
  ['spaces at its ends', twice(' spring '), null],
  ['no current one', { current: '' }, { field: 'current', problem: 'currentRequired' }],
  ['no new one', { next: '' }, { field: 'next', problem: 'nextRequired' }],
  ['none the second time', { confirm: '' }, { field: 'confirm', problem: 'confirmRequired' }],
  ['two different ones', { confirm: 'spring-43' }, { field: 'confirm', problem: 'mismatch' }],
  ['a difference in case', { confirm: 'Spring-42' }, { field: 'confirm', problem: 'mismatch' }],
  ['five characters', twice('water'), { field: 'next', problem: 'tooShort' }],
  ['more than the server takes', twice('x'.repeat(4097)), { field: 'next', problem: 'tooLong' }],
  ['the same as before', twice('water-demo-1'), { field: 'next', problem: 'same' }],
])('checks %s', (_what, change, problem) => {
  expect(checkPasswords({ ...good, ...change })).toEqual(problem);
});
