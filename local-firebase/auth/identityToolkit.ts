import { isOwner } from './accounts/credentials';
import {
  type AuthError,
  methodNotAllowed,
  missingApiKey,
  notFound,
  notImplemented,
  unauthenticated,
} from './authError';
import type { AuthServices } from './authServices';
import type { Endpoint } from './endpoint';
import { remove } from './endpoints/deleteAccount';
import { lookup } from './endpoints/lookup';
import { listAccounts, removeMany } from './endpoints/manyAccounts';
import { createAuthUri, passwordPolicy, projectConfig, recaptchaConfig } from './endpoints/projectInfo';
import { resetPassword } from './endpoints/resetPassword';
import { sendOobCode } from './endpoints/sendOobCode';
import { sendOobCodeAsOwner } from './endpoints/sendOobCodeAsOwner';
import { signInWithIdp } from './endpoints/signInWithIdp';
import { signIn } from './endpoints/signInWithPassword';
import { createForSomebody, signUp } from './endpoints/signUp';
import { update } from './endpoints/update';

export const IDENTITY_TOOLKIT = '/identitytoolkit.googleapis.com';

type Route = { readonly method: 'GET' | 'POST'; readonly endpoint: Endpoint };

const ROUTES: { readonly [path: string]: Route } = {
  '/v1/accounts:signUp': { method: 'POST', endpoint: signUp },
  '/v1/accounts:signInWithPassword': { method: 'POST', endpoint: signIn },
  '/v1/accounts:signInWithIdp': { method: 'POST', endpoint: signInWithIdp },
  '/v1/accounts:lookup': { method: 'POST', endpoint: lookup },
  '/v1/accounts:update': { method: 'POST', endpoint: update },
  '/v1/accounts:delete': { method: 'POST', endpoint: remove },
  '/v1/accounts:sendOobCode': { method: 'POST', endpoint: sendOobCode },
  '/v1/accounts:resetPassword': { method: 'POST', endpoint: resetPassword },
  '/v1/accounts:createAuthUri': { method: 'POST', endpoint: createAuthUri },
  '/v1/projects': { method: 'GET', endpoint: projectConfig },
  '/v2/passwordPolicy': { method: 'GET', endpoint: passwordPolicy },
  '/v2/recaptchaConfig': { method: 'GET', endpoint: recaptchaConfig },
};

const OWNER_ROUTES: { readonly [path: string]: Route } = {
  '/accounts': { method: 'POST', endpoint: createForSomebody },
  '/accounts:lookup': { method: 'POST', endpoint: lookup },
  '/accounts:update': { method: 'POST', endpoint: update },
  '/accounts:delete': { method: 'POST', endpoint: remove },
  '/accounts:batchGet': { method: 'GET', endpoint: listAccounts },
  '/accounts:batchDelete': { method: 'POST', endpoint: removeMany },
  '/accounts:sendOobCode': { method: 'POST', endpoint: sendOobCodeAsOwner },
};

/** Answers a call below `/identitytoolkit.googleapis.com`. @throws AuthError */
export async function identityToolkit(services: AuthServices, request: Request, url: URL): Promise<object> {
  const path = url.pathname.slice(IDENTITY_TOOLKIT.length);
  const owner = isOwner(request);
  const project = /^\/v1\/projects\/([^/]+)(\/.*)$/.exec(path);
  if (project && !owner) throw unauthenticated('Request is missing required authentication credential.');
  if (project && project[1] !== services.projectId) {
    throw notFound(`Project ${project[1]} is not served here; ${services.projectId} is.`);
  }
  const route = project ? find(OWNER_ROUTES, project[2]) : find(ROUTES, path);
  if (!route) throw unserved(request.method, path);
  if (route.method !== request.method) {
    throw methodNotAllowed(`${request.method} ${path} is not served; ${route.method} is.`);
  }
  if (!owner && !url.searchParams.get('key')) throw missingApiKey();
  return route.endpoint(services, { request, url, isOwner: owner });
}

function find(routes: { readonly [path: string]: Route }, path: string | undefined): Route | undefined {
  return path !== undefined && Object.hasOwn(routes, path) ? routes[path] : undefined;
}

/** Paths in the form of the service are calls that exist but are refused here; the others do not exist anywhere. */
function unserved(method: string, path: string): AuthError {
  return /^\/v\d+\/(accounts|projects|recaptcha)/.test(path)
    ? notImplemented(`${method} ${path}`)
    : notFound(`${method} ${path} is not a path of the Identity Toolkit.`);
}
