/** Why a call failed, in the few kinds a screen tells apart. */
export const ERROR_KINDS = [
  /** No answer could be had: no network, a captive portal, an unreadable answer. */
  'offline',
  /** Our own deadline passed; whether the call took effect is not known. */
  'timeout',
  /** The server is there but failing or refusing for now. */
  'unavailable',
  'rateLimited',
  /** The session no longer counts: sign in again. */
  'unauthenticated',
  'denied',
  'notFound',
  'conflict',
  'invalid',
  'unknown',
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Whether a call that failed so may have taken effect all the same: what was lost may have been the answer. */
export const mayHaveArrived = ({ kind }: AppError): boolean =>
  kind === 'offline' || kind === 'timeout' || kind === 'unavailable' || kind === 'unknown';

/** The one shape of a failure in state and actions: plain data, never an `Error`. */
export type AppError = {
  readonly kind: ErrorKind;
  /** The code of whoever failed (`permission-denied`, `auth/email-already-in-use`), for logs and tests. */
  readonly code: string;
};
