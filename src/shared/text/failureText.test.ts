import { describe, expect, it } from 'vitest';
import { ERROR_KINDS } from '@/shared/lib/appError';
import { common } from './en/common';
import { failureText } from './failureText';

const told = (kind: (typeof ERROR_KINDS)[number]) =>
  failureText({ kind, code: 'secret-server-code' }, common);

describe('what a person is told of a failure', () => {
  it.each([
    ['offline', 'You seem to be offline. Check your connection and try again.'],
    ['timeout', 'The connection is too slow right now. Try again in a moment.'],
    ['unavailable', 'Our service is busy right now. Try again in a moment.'],
    ['rateLimited', 'Too many attempts. Wait a few minutes, then try again.'],
    ['unauthenticated', 'Your session has ended. Sign in again.'],
    ['unknown', 'Something went wrong. Please try again.'],
  ] as const)('has words of its own where it is %s', (kind, words) => {
    expect(told(kind)).toBe(words);
  });

  it.each(ERROR_KINDS)('never holds what the server said, where it is %s (spec §8)', kind => {
    expect(told(kind)).not.toContain('secret-server-code');
  });
});
