import type { SignInOutcome } from '@/data/user/signInThunks';
import type { CommonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';

export type SignInFailure = Exclude<SignInOutcome, { readonly outcome: 'signedIn' }>;

/**
 * What a person is told when they could not sign in. Wrong credentials, an unknown account and one that is
 * not staff's read alike, so that nobody learns which accounts exist; only what is no fault of theirs differs.
 */
export function signInFailureText(failure: SignInFailure, invalid: string, common: CommonLabels): string {
  if (failure.outcome !== 'failed') return invalid;
  switch (failure.error.kind) {
    case 'denied':
    case 'invalid':
    case 'notFound':
    case 'unauthenticated':
      return invalid;
    case 'offline':
    case 'timeout':
    case 'unavailable':
    case 'rateLimited':
    case 'conflict':
    case 'unknown':
      return failureText(failure.error, common);
  }
}
