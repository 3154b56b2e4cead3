import type { AppError, ErrorKind } from '@/lib/appError';
import { AppFailure, toAppError } from './toAppError';

/**
 * What each SDK code means to a screen. Firestore lite derives its codes from the HTTP status alone, so
 * `aborted` may be "already exists" and `failed-precondition` any 400; `unknown` is what it says when there
 * was no answer it could read: no network, a captive portal's page.
 */
const CODES_BY_KIND: { readonly [kind in ErrorKind]?: readonly string[] } = {
  offline: ['unknown', 'auth/network-request-failed'],
  unavailable: ['unavailable', 'internal', 'cancelled', 'auth/internal-error'],
  timeout: ['deadline-exceeded'],
  rateLimited: ['resource-exhausted', 'auth/too-many-requests'],
  unauthenticated: [
    'unauthenticated',
    'auth/user-token-expired',
    'auth/user-disabled',
    'auth/user-not-found',
    'auth/invalid-refresh-token',
    'auth/invalid-user-token',
    'auth/requires-recent-login',
  ],
  denied: [
    'permission-denied',
    'auth/invalid-credential',
    'auth/wrong-password',
    'auth/invalid-login-credentials',
  ],
  notFound: ['not-found'],
  conflict: ['aborted', 'already-exists', 'failed-precondition', 'auth/email-already-in-use'],
  invalid: [
    'invalid-argument',
    'out-of-range',
    'auth/weak-password',
    'auth/invalid-email',
    'auth/invalid-new-email',
    'auth/missing-password',
  ],
};

const kindOf = (code: string): ErrorKind =>
  (Object.keys(CODES_BY_KIND) as ErrorKind[]).find(kind => CODES_BY_KIND[kind]?.includes(code)) ?? 'unknown';

function codeOf(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  if (typeof thrown.code !== 'string') return undefined;
  return 'customData' in thrown ? (statusCode(thrown.customData) ?? thrown.code) : thrown.code;
}

/** Auth calls a service that answers with a failure a lost connection (`answerGuard.ts`); a person is told which. */
function statusCode(customData: unknown): string | undefined {
  if (typeof customData !== 'object' || customData === null || !('status' in customData)) return undefined;
  if (customData.status === 429) return 'resource-exhausted';
  return Number(customData.status) >= 500 ? 'unavailable' : undefined;
}

/** What an error of the SDK's means to the app; what is none of the SDK's is read as everywhere else. */
export function sdkError(thrown: unknown): AppError {
  const code = codeOf(thrown);
  if (code === undefined || thrown instanceof AppFailure) return toAppError(thrown);
  return { kind: kindOf(code), code };
}

/** Rejects with what the app knows of the SDK's errors: outside these pages nobody reads its codes. */
export async function mapSdkErrors<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (thrown) {
    throw codeOf(thrown) === undefined ? thrown : new AppFailure(sdkError(thrown));
  }
}
