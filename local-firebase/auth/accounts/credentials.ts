import { RpcError } from '../../firestore/wire/rpcError';
import { AuthError, unauthenticated } from '../authError';
import type { Caller } from '../caller';
import type { Sessions } from '../tokens/sessions';

const OWNER = 'owner';

/** The token of `Authorization: Bearer …`; undefined when the request carries no credentials. @throws AuthError */
function bearerToken(request: Request): string | undefined {
  const authorization = request.headers.get('authorization');
  if (authorization === null) return undefined;
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw unauthenticated('The Authorization header is not "Bearer" and a token.');
  return token;
}

/** For the Auth services, which take ID tokens in the body. @throws AuthError for credentials other than `Bearer owner` */
export function isOwner(request: Request): boolean {
  const token = bearerToken(request);
  if (token === undefined) return false;
  if (token === OWNER) return true;
  throw unauthenticated(
    'Request had invalid authentication credentials. This service takes no other than "Bearer owner".',
  );
}

/**
 * For the database, which takes ID tokens in the header. An account that was disabled or deleted since is still
 * itself until its token expires, as in the hosted service.
 * @throws RpcError UNAUTHENTICATED for a token that is malformed, changed, of another project or expired
 */
export function callerOf(request: Request, sessions: Sessions): Caller {
  try {
    const token = bearerToken(request);
    if (token === undefined) return { kind: 'nobody' };
    if (token === OWNER) return { kind: 'owner' };
    const claims = sessions.verify(token);
    return { kind: 'user', uid: claims.sub, token: claims };
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    throw new RpcError('UNAUTHENTICATED', `Missing or invalid authentication: ${error.message}`);
  }
}
