import { describe, expect, it } from 'vitest';
import { checkEmailChange, newEmailOf } from './emailRules';

describe('newEmailOf', () => {
  it.each([
    ['asha@demo.test', null],
    [' Asha@Demo.test ', null],
    ['asha@new.test', 'asha@new.test'],
    ['Asha@New.test\u200b', 'asha@new.test'],
    ['', ''],
  ])('of %j is %j', (typed, email) => {
    expect(newEmailOf(typed, 'asha@demo.test')).toBe(email);
  });
});

describe('checkEmailChange', () => {
  it.each([
    ['asha', 'secret', { field: 'email', problem: 'invalid' }],
    ['', '', { field: 'email', problem: 'invalid' }],
    ['asha@new.test', '', { field: 'password', problem: 'passwordRequired' }],
    ['asha@new.test', ' ', null],
    ['asha@new.test', 'secret', null],
  ])('of %j with the password %j is %j', (email, password, problem) => {
    expect(checkEmailChange(email, password)).toEqual(problem);
  });
});
