import { scrypt, timingSafeEqual } from 'node:crypto';
import { AuthError } from '../authError';
import type { RandomBytes } from '../randomId';

/** Kept with each hash, so that raising the cost later does not lock out the accounts of before. */
export type PasswordHash = {
  readonly algorithm: 'scrypt';
  /** scrypt's N: the memory used is 128 · cost · blockSize bytes. */
  readonly cost: number;
  readonly blockSize: number;
  readonly parallelization: number;
  /** Base64. */
  readonly salt: string;
  readonly hash: string;
};

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 4096;

/** Node's own default: 16 MiB and some 40 ms for each password. */
export const DEFAULT_SCRYPT_COST = 16_384;

const SALT_BYTES = 16;
const HASH_BYTES = 32;

export type Passwords = {
  hash(password: string): Promise<PasswordHash>;
  /** Takes as long when there is nothing to compare with: nobody learns from it whether an address is known. */
  isRight(password: string, stored: PasswordHash | null): Promise<boolean>;
};

/**
 * @param cost scrypt's N for new hashes, a power of two
 * @throws RangeError for another number
 */
export function createPasswords(options: { randomBytes: RandomBytes; cost: number }): Passwords {
  const { randomBytes, cost } = options;
  if (!Number.isInteger(Math.log2(cost)) || cost < 2) {
    throw new RangeError(`scryptCost is ${cost}; scrypt takes a power of two, from 2 on.`);
  }
  const parameters = { algorithm: 'scrypt', cost, blockSize: 8, parallelization: 1 } as const;
  const nothing: PasswordHash = { ...parameters, salt: '', hash: '' };

  return {
    async hash(password) {
      const salt = Buffer.from(randomBytes(SALT_BYTES)).toString('base64');
      const hash = await derive(password, { ...parameters, salt });
      return { ...parameters, salt, hash: hash.toString('base64') };
    },
    async isRight(password, stored) {
      const { hash, ...parameters } = stored ?? nothing;
      const given = await derive(password, parameters);
      const expected = Buffer.from(hash, 'base64');
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

/** @throws AuthError WEAK_PASSWORD or PASSWORD_DOES_NOT_MEET_REQUIREMENTS */
export function checkPasswordStrength(password: string): void {
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new AuthError(`WEAK_PASSWORD : Password should be at least ${MIN_PASSWORD_LENGTH} characters`);
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    const requirement = `Password may contain at most ${MAX_PASSWORD_LENGTH} characters`;
    throw new AuthError(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${requirement}]`,
    );
  }
}

function derive(password: string, parameters: Omit<PasswordHash, 'hash'>): Promise<Buffer> {
  const { cost, blockSize, parallelization } = parameters;
  const salt = Buffer.from(parameters.salt, 'base64');
  // What it needs is 128 bytes for each block of cost and parallelization, and two of its own.
  const maxmem = 256 * blockSize * (cost + parallelization + 2);
  const options = { cost, blockSize, parallelization, maxmem };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, options, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}
