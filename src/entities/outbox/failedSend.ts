import type { AppError } from '@/shared/lib/appError';
import type { SendOutcome } from './command';

/** What a failure that says nothing against the command itself means for it: it waits. */
export const failedSend = (error: AppError, outcomeUnknown: boolean): SendOutcome =>
  error.kind === 'unauthenticated'
    ? { kind: 'signInNeeded', error }
    : { kind: 'retry', error, outcomeUnknown };
