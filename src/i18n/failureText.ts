import type { AppError } from '@/lib/appError';

/** `commonLabels`, as far as it is about failures: a language's folder is not known here. */
type FailureLabels = {
  readonly failure: {
    readonly [kind in 'offline' | 'slow' | 'busy' | 'rateLimited' | 'signIn' | 'other']: string;
  };
};

/** What a person is told of a failure. What the server said is never shown (spec §8). */
export function failureText({ kind, code }: AppError, labels: FailureLabels): string {
  switch (kind) {
    case 'offline':
      return labels.failure.offline;
    case 'timeout':
      return labels.failure.slow;
    case 'unavailable':
      return labels.failure.busy;
    case 'rateLimited':
      // Firestore uses this code when it is busy; "too many attempts" would be wrong for somebody who only reads.
      return code === 'resource-exhausted' ? labels.failure.busy : labels.failure.rateLimited;
    case 'unauthenticated':
      return labels.failure.signIn;
    case 'denied':
    case 'notFound':
    case 'conflict':
    case 'invalid':
    case 'unknown':
      return labels.failure.other;
  }
}
