import type { Handler } from '../http/handler';
import { BodyError } from '../http/requestBody';
import { json } from '../http/responses';
import { AuthError, invalidArgument, methodNotAllowed } from './authError';
import type { AuthServices } from './authServices';
import { emulatorProject } from './emulatorProject';
import { IDENTITY_TOOLKIT, identityToolkit } from './identityToolkit';
import { actionPage } from './pages/actionPage';
import { mailboxPage } from './pages/mailboxPage';
import { STYLESHEET_PATH } from './pages/page';
import { stylesheet } from './pages/stylesheet';
import { SECURE_TOKEN, secureToken } from './secureToken';

/** The paths of the Auth handler; null for all others. */
export function createAuthHandler(services: AuthServices): Handler {
  async function answer(request: Request, url: URL): Promise<Response | null> {
    const { pathname } = url;
    if (pathname.startsWith(`${IDENTITY_TOOLKIT}/`)) {
      await services.signingKey.ensure();
      return json(await identityToolkit(services, request, url));
    }
    if (pathname.startsWith(`${SECURE_TOKEN}/`)) {
      await services.signingKey.ensure();
      return json(await secureToken(services, request, url));
    }
    switch (pathname) {
      case '/emulator/action':
        return actionPage(services, request, url);
      case '/__local/mailbox':
        checkIsGet(request, pathname);
        return mailboxPage(services);
      case STYLESHEET_PATH:
        checkIsGet(request, pathname);
        return stylesheet();
      default: {
        const body = await emulatorProject(services, request, url);
        return body && json(body);
      }
    }
  }

  return async (request, url) => {
    try {
      return await answer(request, url);
    } catch (thrown) {
      const error = thrown instanceof BodyError ? invalidArgument(thrown.message) : thrown;
      if (error instanceof AuthError) return json(error.body, error.httpStatus);
      throw error;
    }
  };
}

function checkIsGet(request: Request, path: string): void {
  if (request.method !== 'GET') throw methodNotAllowed(`${request.method} ${path} is not served; GET is.`);
}
