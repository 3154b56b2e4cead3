type ErrorDetails = { readonly httpStatus: number; readonly reason: string; readonly status?: string };

const BAD_REQUEST: ErrorDetails = { httpStatus: 400, reason: 'invalid' };

/** A failure that the Auth handler answers with the official status and body. `message` is the official code. */
export class AuthError extends Error {
  readonly httpStatus: number;
  readonly #details: ErrorDetails;

  constructor(message: string, details: ErrorDetails = BAD_REQUEST) {
    super(message);
    this.name = 'AuthError';
    this.httpStatus = details.httpStatus;
    this.#details = details;
  }

  /** `{ error: { code, message, errors, status? } }`, as the Identity Toolkit answers. */
  get body() {
    const { httpStatus: code, reason, status } = this.#details;
    const errors = [{ message: this.message, reason, domain: 'global' }];
    return { error: { code, message: this.message, errors, ...(status !== undefined && { status }) } };
  }
}

/** 400 for a request that is not what the service's schema says. */
export function invalidArgument(message: string): AuthError {
  return new AuthError(message, { httpStatus: 400, reason: 'invalid', status: 'INVALID_ARGUMENT' });
}

/** 401 for credentials that are missing or not known here. */
export function unauthenticated(message: string): AuthError {
  return new AuthError(message, { httpStatus: 401, reason: 'authError', status: 'UNAUTHENTICATED' });
}

/** 403 for a call without an API key. */
export function missingApiKey(): AuthError {
  const details = { httpStatus: 403, reason: 'forbidden', status: 'PERMISSION_DENIED' };
  return new AuthError('The request is missing a valid API key.', details);
}

/** 404 for a path or a project that nobody serves. */
export function notFound(what: string): AuthError {
  return new AuthError(what, { httpStatus: 404, reason: 'notFound', status: 'NOT_FOUND' });
}

/** 405 for a path that is served, but not with this method. */
export function methodNotAllowed(what: string): AuthError {
  return new AuthError(what, { httpStatus: 405, reason: 'httpMethodNotAllowed' });
}

/** 501 for what the hosted service can do and the local backend refuses. */
export function notImplemented(what: string): AuthError {
  const details = { httpStatus: 501, reason: 'unimplemented', status: 'NOT_IMPLEMENTED' };
  return new AuthError(`${what} is not implemented in the local backend.`, details);
}
