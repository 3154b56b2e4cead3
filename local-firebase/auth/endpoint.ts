import { AuthError } from './authError';
import type { AuthServices } from './authServices';

/** A call to one of the services, past the check of its credentials. */
export type AuthCall = {
  readonly request: Request;
  readonly url: URL;
  /** `Authorization: Bearer owner`: past every check of who may do what. */
  readonly isOwner: boolean;
};

/** Answers a call with a JSON body. @throws AuthError */
export type Endpoint = (services: AuthServices, call: AuthCall) => Promise<object>;

/** The value, or an official error code when it is absent or empty. */
export function required(value: string | undefined, errorCode: string): string {
  if (value === undefined || value === '') throw new AuthError(errorCode);
  return value;
}
