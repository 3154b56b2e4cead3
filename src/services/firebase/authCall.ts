import { DEADLINES_MS, withDeadline } from './deadline';

/** Nobody is signed in, or somebody else than the request is of. */
export class NotSignedIn extends Error {
  readonly code = 'unauthenticated';
}

/** The work's result, or `DeadlineExceeded` when Auth has not answered in time. */
export const inTime = <T>(what: string, work: Promise<T>): Promise<T> =>
  withDeadline(what, DEADLINES_MS.token, work);
