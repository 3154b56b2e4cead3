import { TOKEN_DEADLINE_MS } from '@/lib/retryPolicy';
import { withDeadline } from '@/lib/time/deadline';
import { mapSdkErrors } from './sdkErrors';
import { AppFailure } from './toAppError';

/** Nobody is signed in, or somebody else than the request is of. */
export const notSignedIn = (): AppFailure => new AppFailure({ kind: 'unauthenticated', code: 'noSession' });

/** The work's result, or a failure in our words; `DeadlineExceeded` when Auth has not answered in time. */
export const withAuthDeadline = <T>(what: string, work: Promise<T>): Promise<T> =>
  mapSdkErrors(withDeadline(what, TOKEN_DEADLINE_MS, work));
