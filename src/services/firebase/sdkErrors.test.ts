import { describe, expect, it } from 'vitest';
import { ERROR_KINDS } from '@/lib/appError';
import { sdkError as readSdkError } from './sdkErrors';

const sdkError = (code: string) => Object.assign(new Error(code), { code });
const unanswered = (status: number) =>
  Object.assign(sdkError('auth/network-request-failed'), { customData: { status } });

describe('sdkError', () => {
  it.each([
    [sdkError('unknown'), 'offline'],
    [sdkError('auth/network-request-failed'), 'offline'],
    [new TypeError('Failed to fetch'), 'offline'],
    [unanswered(200), 'offline'],
    [unanswered(429), 'rateLimited'],
    [unanswered(503), 'unavailable'],
    [sdkError('auth/invalid-refresh-token'), 'unauthenticated'],
    [sdkError('resource-exhausted'), 'rateLimited'],
    [sdkError('permission-denied'), 'denied'],
    [sdkError('auth/invalid-credential'), 'denied'],
    [sdkError('unauthenticated'), 'unauthenticated'],
    [sdkError('auth/user-token-expired'), 'unauthenticated'],
    [sdkError('aborted'), 'conflict'],
    [sdkError('auth/never-heard-of'), 'unknown'],
    [new Error('a bug'), 'unknown'],
  ])('says of %s that it is %s', (thrown, kind) => {
    expect(readSdkError(thrown).kind).toBe(kind);
  });

  it.each([[undefined], [null], ['text'], [42], [{}], [{ code: 7 }], [Object.create(null)]])(
    'makes plain data of a thrown %j',
    thrown => {
      const error = readSdkError(thrown);
      expect(ERROR_KINDS).toContain(error.kind);
      expect(JSON.parse(JSON.stringify(error))).toEqual(error);
    },
  );
});
