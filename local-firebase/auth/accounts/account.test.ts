import { describe, expect, it } from 'vitest';
import { type Account, type AccountEdits, editAccount } from './account';

const NOW_MS = 1_700_000_000_500;
const NOW_SECONDS = 1_700_000_000;

const PASSWORD = {
  algorithm: 'scrypt',
  cost: 2,
  blockSize: 1,
  parallelization: 1,
  salt: '',
  hash: '',
} as const;

const ACCOUNT: Account = {
  uid: 'asha',
  email: 'asha@example.test',
  emailVerified: false,
  password: PASSWORD,
  displayName: null,
  photoUrl: null,
  customClaims: {},
  disabled: false,
  createdAt: 1,
  lastLoginAt: null,
  passwordUpdatedAt: 1,
  validSince: 100,
  sessionGeneration: 7,
};

describe('editing an account', () => {
  it.each<{ edits: AccountEdits; account?: Account }>([
    { edits: { displayName: 'Asha' } },
    { edits: { emailVerified: true, email: ACCOUNT.email } },
    { edits: { customClaims: { role: 'admin' } } },
    { edits: { lastLoginAt: NOW_MS } },
    { edits: { disabled: true }, account: { ...ACCOUNT, disabled: true } },
    { edits: { disabled: false }, account: { ...ACCOUNT, disabled: true } },
    { edits: { validSince: NOW_SECONDS - 1 } },
  ])('goes on with its sessions after $edits', ({ edits, account = ACCOUNT }) => {
    expect(editAccount(account, edits, NOW_MS)).toEqual({ ...account, ...edits });
  });

  it.each<AccountEdits>([
    { password: { ...PASSWORD, hash: 'new' } },
    { email: 'new@example.test' },
    { disabled: true },
    { validSince: NOW_SECONDS },
    { validSince: NOW_SECONDS + 60 },
  ])('ends its sessions after %o', edits => {
    const edited = editAccount(ACCOUNT, edits, NOW_MS);
    expect(edited).toMatchObject({ validSince: NOW_SECONDS, ...edits, sessionGeneration: 8 });
  });

  it('notes when the password was changed, and only then', () => {
    expect(editAccount(ACCOUNT, { password: PASSWORD }, NOW_MS).passwordUpdatedAt).toBe(NOW_MS);
    expect(editAccount(ACCOUNT, { displayName: 'Asha' }, NOW_MS).passwordUpdatedAt).toBe(1);
  });
});
