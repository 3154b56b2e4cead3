import { readText } from '../http/requestBody';
import { AuthError, methodNotAllowed, missingApiKey, notFound } from './authError';
import type { AuthServices } from './authServices';
import { required } from './endpoint';
import { readBody } from './requestBody';

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

  const asked = await readGrant(request);
  const grantType = required(asked.grantType, 'MISSING_GRANT_TYPE');
  if (grantType !== 'refresh_token') throw new AuthError(`INVALID_GRANT_TYPE : ${grantType}`);
  const refreshToken = required(asked.refreshToken, 'MISSING_REFRESH_TOKEN');

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

type Grant = { readonly grantType: string | undefined; readonly refreshToken: string | undefined };

const JSON_FIELDS = {
  grantType: 'string',
  grant_type: 'string',
  refreshToken: 'string',
  refresh_token: 'string',
} as const;

/** A form, as OAuth has it and the SDK sends it, or JSON with names in either way of writing. @throws AuthError */
async function readGrant(request: Request): Promise<Grant> {
  if (/\bjson\b/i.test(request.headers.get('content-type') ?? '')) {
    const body = await readBody(request, JSON_FIELDS);
    return {
      grantType: body.grantType ?? body.grant_type,
      refreshToken: body.refreshToken ?? body.refresh_token,
    };
  }
  const form = new URLSearchParams(await readText(request));
  return {
    grantType: form.get('grant_type') ?? undefined,
    refreshToken: form.get('refresh_token') ?? undefined,
  };
}
