import { readText } from '../http/requestBody';
import { AuthError, methodNotAllowed, missingApiKey, notFound } from './authError';
import type { AuthServices } from './authServices';
import { required } from './endpoint';

export const SECURE_TOKEN = '/securetoken.googleapis.com';

/** Answers a call below `/securetoken.googleapis.com`: a new ID token for a refresh token. @throws AuthError */
export async function secureToken(services: AuthServices, request: Request, url: URL): Promise<object> {
  const path = url.pathname.slice(SECURE_TOKEN.length);
  if (path !== '/v1/token') {
    throw notFound(`${request.method} ${path} is not a path of the Secure Token service.`);
  }
  if (request.method !== 'POST') {
    throw methodNotAllowed(`${request.method} ${path} is not served; POST is.`);
  }
  if (!url.searchParams.get('key')) throw missingApiKey();

  const form = new URLSearchParams(await readText(request));
  const grantType = required(form.get('grant_type') ?? undefined, 'MISSING_GRANT_TYPE');
  if (grantType !== 'refresh_token') throw new AuthError(`INVALID_GRANT_TYPE : ${grantType}`);
  const refreshToken = required(form.get('refresh_token') ?? undefined, 'MISSING_REFRESH_TOKEN');

  const refreshed = services.sessions.refresh(refreshToken);
  return {
    access_token: refreshed.idToken,
    id_token: refreshed.idToken,
    refresh_token: refreshed.refreshToken,
    expires_in: refreshed.expiresIn,
    token_type: 'Bearer',
    user_id: refreshed.account.uid,
    project_id: services.projectId,
  };
}
