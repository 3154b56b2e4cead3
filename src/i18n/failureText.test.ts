import { describe, expect, it } from 'vitest';
import { commonLabels as common } from '@/i18n/en/common';
import { ERROR_KINDS } from '@/lib/appError';
import { failureText } from './failureText';

const told = (kind: (typeof ERROR_KINDS)[number]) =>
  failureText({ kind, code: 'secret-server-code' }, common);

describe('what a person is told of a failure', () => {
  it.each([
    ['offline', 'You seem to be offline. Check your connection and try again.'],
    ['timeout', 'The connection is too slow. Try again in a moment.'],
    ['unavailable', 'The service is busy. Try again in a moment.'],
    ['rateLimited', 'Too many attempts. Wait a few minutes, then try again.'],
    ['unauthenticated', 'You are signed out. Sign in again.'],
    ['unknown', 'Something went wrong. Please try again.'],
  ] as const)('has words of its own where it is %s', (kind, words) => {
    expect(told(kind)).toBe(words);
  });

  it('blames nobody for a service that takes no more requests', () => {
    const busy = { kind: 'rateLimited', code: 'resource-exhausted' } as const;
    expect(failureText(busy, common)).toBe('The service is busy. Try again in a moment.');
    const attempts = { kind: 'rateLimited', code: 'auth/too-many-requests' } as const;
    expect(failureText(attempts, common)).toBe('Too many attempts. Wait a few minutes, then try again.');
  });

  it.each(ERROR_KINDS)('never holds what the server said, where it is %s (spec §8)', kind => {
    expect(told(kind)).not.toContain('secret-server-code');
  });
});
