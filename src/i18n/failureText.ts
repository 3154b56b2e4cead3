import type { CommonLabels } from '@/i18n/en/common';
import type { AppError } from '@/lib/appError';

/** What a person is told of a failure. What the server said is never shown (spec §8). */
export function failureText({ kind, code }: AppError, text: CommonLabels): string {
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
