import type { AppError } from '@/lib/appError';
import type { FailedCommit } from '@/services/firebase/runCommit';
import type { Json } from '@/services/outboxLog/commandRecord';
import type { SendOutcome } from './command';
import { TURN } from './turn';

/** What a failure that says nothing against the command itself means for it: it waits. */
export const failedSend = (error: AppError, outcomeUnknown: boolean): SendOutcome =>
  error.kind === 'unauthenticated'
    ? { kind: 'signInNeeded', error }
    : { kind: 'retry', error, outcomeUnknown };

type Refused = { readonly outcome: 'refused'; readonly problem: Json };
type TooSoon = { readonly outcome: 'tooSoon'; readonly waitMs: number };

/** What a write's result, however it names its success, means for the command that asked for it. */
export function sendOutcome(
  result: { readonly outcome: string } | Refused | TooSoon | FailedCommit,
): SendOutcome {
  if ('waitMs' in result) {
    return { kind: 'turn', waitMs: result.waitMs, error: { kind: 'rateLimited', code: TURN } };
  }
  if ('problem' in result) return { kind: 'refused', reason: result.problem };
  if ('error' in result) return failedSend(result.error, result.mayHaveArrived);
  return { kind: 'done' };
}
