import { describe, expect, it } from 'vitest';
import type { ErrorKind } from '@/lib/appError';
import { checkFields, signInFailure, signUpFailure } from './loginRules';

const complete = { name: 'Asha', email: 'asha@example.com', password: 'water-1' };

describe('checkFields', () => {
  it.each([
    ['asks for email and password at sign-in', 'signIn', { email: ' ', password: '' }, ['email', 'password']],
    ['asks for the name at sign-up', 'signUp', { name: '  ' }, ['name']],
    ['sees no name in what nobody can see', 'signUp', { name: '\u200b\u202e' }, ['name']],
    ['asks for a shorter name', 'signUp', { name: 'x'.repeat(201) }, ['name']],
    ['does not ask for the name at sign-in', 'signIn', { name: '' }, []],
    ['checks a new email', 'signUp', { email: 'a@b' }, ['email']],
    ['leaves an existing email to the server', 'signIn', { email: 'a@b' }, []],
    ['asks for a longer new password', 'signUp', { password: '12345' }, ['password']],
    ['leaves an existing password to the server', 'signIn', { password: '12345' }, []],
    ['accepts six characters', 'signUp', { password: '123456' }, []],
    ['accepts an email with space around it', 'signUp', { email: ' asha@example.com\n' }, []],
  ] as const)('%s', (_what, mode, fields, wrong) => {
    expect(Object.keys(checkFields(mode, { ...complete, ...fields }))).toEqual(wrong);
  });
});

const failed = (kind: ErrorKind, code = '') => ({ outcome: 'failed', error: { kind, code } }) as const;

describe('signInFailure', () => {
  it('is nothing after success', () => {
    expect(signInFailure({ outcome: 'signedIn' })).toBeNull();
  });

  it('tells an unverified email apart', () => {
    expect(signInFailure({ outcome: 'unverified' })).toEqual({ kind: 'unverified' });
  });

  it.each<[ErrorKind, string]>([
    ['offline', 'service'],
    ['timeout', 'service'],
    ['unavailable', 'service'],
    ['rateLimited', 'service'],
    ['unauthenticated', 'credentials'],
    ['denied', 'credentials'],
    ['notFound', 'credentials'],
    ['conflict', 'credentials'],
    ['invalid', 'credentials'],
    ['unknown', 'unexpected'],
  ])('never blames the credentials for a failing service: %s is told as %s', (kind, told) => {
    expect(signInFailure(failed(kind))?.kind).toBe(told);
  });
});

describe('signUpFailure', () => {
  it.each([
    ['auth/email-already-in-use', 'conflict', { kind: 'emailTaken' }],
    ['auth/weak-password', 'invalid', { kind: 'fields', problems: { password: 'passwordWeak' } }],
    ['auth/invalid-email', 'invalid', { kind: 'fields', problems: { email: 'emailInvalid' } }],
    ['auth/operation-not-allowed', 'unknown', { kind: 'unexpected' }],
  ] as const)('reads %s', (code, kind, told) => {
    expect(signUpFailure(failed(kind, code))).toEqual(told);
  });

  it('is nothing after success', () => {
    expect(signUpFailure({ outcome: 'signedUp' })).toBeNull();
  });
});
