import type { AppError } from '@/lib/appError';

/** `commonLabels`, as far as it is about failures: a language's folder is not known here. */
type FailureLabels = {
  readonly failure: {
    readonly [kind in 'offline' | 'slow' | 'busy' | 'rateLimited' | 'signIn' | 'other']: string;
  };
};

/** What a person is told of a failure. What the server said is never shown (spec §8). */
export function failureText({ kind, code }: AppError, text: FailureLabels): string {
  switch (kind) {
    case 'offline':
      return text.failure.offline;
    case 'timeout':
      return text.failure.slow;
    case 'unavailable':
      return text.failure.busy;
    case 'rateLimited':
      // Firestore's is a busy service: whoever only reads has attempted nothing.
      return code === 'resource-exhausted' ? text.failure.busy : text.failure.rateLimited;
    case 'unauthenticated':
      return text.failure.signIn;
    case 'denied':
    case 'notFound':
    case 'conflict':
    case 'invalid':
    case 'unknown':
      return text.failure.other;
  }
}
