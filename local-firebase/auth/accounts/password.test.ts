import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkPasswordStrength, createPasswords, DEFAULT_SCRYPT_COST } from './password';

const passwords = createPasswords({ randomBytes, cost: 1024 });

describe('a password hash', () => {
  it('is right for its password and no other', async () => {
    const stored = await passwords.hash('clear-water-1');
    expect(await passwords.isRight('clear-water-1', stored)).toBe(true);
    for (const wrong of ['clear-water-2', 'Clear-water-1', 'clear-water-1 ', '']) {
      expect(await passwords.isRight(wrong, stored)).toBe(false);
    }
  });

  it('is never right where there is none', async () => {
    expect(await passwords.isRight('', null)).toBe(false);
    expect(await passwords.isRight('clear-water-1', null)).toBe(false);
  });

  it('is another one each time, and says how it was made', async () => {
    const [first, second] = await Promise.all([passwords.hash('same'), passwords.hash('same')]);
    expect(first?.salt).not.toBe(second?.salt);
    expect(first?.hash).not.toBe(second?.hash);
    expect(first).toMatchObject({ algorithm: 'scrypt', cost: 1024, blockSize: 8, parallelization: 1 });
  });

  it('stays right after the cost has been raised', async () => {
    const stored = await passwords.hash('clear-water-1');
    const dearer = createPasswords({ randomBytes, cost: DEFAULT_SCRYPT_COST });
    expect(await dearer.isRight('clear-water-1', stored)).toBe(true);
    expect(await dearer.hash('clear-water-1')).toMatchObject({ cost: 16_384 });
  });
});

it.each([
  ['12345', 'WEAK_PASSWORD : Password should be at least 6 characters'],
  ['x'.repeat(4097), 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : '],
])('refuses a password of the wrong length', (password, message) => {
  expect(() => checkPasswordStrength(password)).toThrow(message);
});

it.each(['123456', 'x'.repeat(4096)])('takes a password of 6 to 4096 characters', password => {
  expect(() => checkPasswordStrength(password)).not.toThrow();
});
