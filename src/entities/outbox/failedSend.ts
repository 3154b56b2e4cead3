import type { AppError } from '@/shared/lib/appError';
import type { SendOutcome } from './command';

/** A failure before which the write may have reached the server. */
const leavesOutcomeUnknown = ({ kind }: AppError): boolean =>
  kind === 'offline' || kind === 'timeout' || kind === 'unavailable' || kind === 'unknown';

/** What a failure that says nothing against the command itself means for it: it waits. */
export function failedSend(error: AppError): SendOutcome {
  return error.kind === 'unauthenticated'
    ? { kind: 'signInNeeded', error }
    : { kind: 'retry', error, outcomeUnknown: leavesOutcomeUnknown(error) };
}
