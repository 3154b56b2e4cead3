import type { AppError, ErrorKind } from '@/shared/lib/appError';
import { DeadlineExceeded } from './deadline';

/**
 * What each SDK code means to a screen. Firestore lite derives its codes from the HTTP status alone, so
 * `aborted` may be "already exists" and `failed-precondition` any 400; `unknown` is what it says when there
 * was no answer it could read: no network, a captive portal's page.
 */
const KIND_BY_CODE: { readonly [code: string]: ErrorKind } = {
  unknown: 'offline',
  unavailable: 'unavailable',
  internal: 'unavailable',
  cancelled: 'unavailable',
  'deadline-exceeded': 'timeout',
  'resource-exhausted': 'rateLimited',
  unauthenticated: 'unauthenticated',
  'permission-denied': 'denied',
  'not-found': 'notFound',
  aborted: 'conflict',
  'already-exists': 'conflict',
  'failed-precondition': 'conflict',
  'invalid-argument': 'invalid',
  'out-of-range': 'invalid',
  'auth/network-request-failed': 'offline',
  'auth/internal-error': 'unavailable',
  'auth/too-many-requests': 'rateLimited',
  'auth/user-token-expired': 'unauthenticated',
  'auth/user-disabled': 'unauthenticated',
  'auth/user-not-found': 'unauthenticated',
  'auth/invalid-refresh-token': 'unauthenticated',
  'auth/invalid-user-token': 'unauthenticated',
  'auth/requires-recent-login': 'unauthenticated',
  'auth/invalid-credential': 'denied',
  'auth/wrong-password': 'denied',
  'auth/invalid-login-credentials': 'denied',
  'auth/email-already-in-use': 'conflict',
  'auth/weak-password': 'invalid',
  'auth/invalid-email': 'invalid',
  'auth/missing-password': 'invalid',
};

function codeOf(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  if (typeof thrown.code !== 'string') return undefined;
  return 'customData' in thrown ? (statusCode(thrown.customData) ?? thrown.code) : thrown.code;
}

/** Auth calls a service that answers with a failure a lost connection (`sessionVerdicts.ts`); a person is told which. */
function statusCode(customData: unknown): string | undefined {
  if (typeof customData !== 'object' || customData === null || !('status' in customData)) return undefined;
  if (customData.status === 429) return 'resource-exhausted';
  return Number(customData.status) >= 500 ? 'unavailable' : undefined;
}

/** Turns whatever the SDK threw into the app's error shape; never throws itself. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof DeadlineExceeded) return { kind: 'timeout', code: 'deadline' };
  const code = codeOf(thrown);
  if (code !== undefined) return { kind: KIND_BY_CODE[code] ?? 'unknown', code };
  // `fetch` and a failed chunk import throw a TypeError when there is no network.
  if (thrown instanceof TypeError) return { kind: 'offline', code: 'network' };
  return { kind: 'unknown', code: thrown instanceof Error ? thrown.name : 'thrown' };
}
