import { canonicalEmail } from '../accounts/email';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../accounts/password';
import { AuthError } from '../authError';
import { type Endpoint, required } from '../endpoint';
import { randomId } from '../randomId';
import { readBody } from '../requestBody';

/** `accounts:createAuthUri`: with email enumeration protection on, it tells nothing about the address. */
export const createAuthUri: Endpoint = async (services, { request }) => {
  const body = await readBody(request, { identifier: 'string', continueUri: 'string', sessionId: 'string' });
  checkIdentifier(required(body.identifier, 'MISSING_IDENTIFIER'));
  if (!URL.canParse(required(body.continueUri, 'MISSING_CONTINUE_URI'))) {
    throw new AuthError('INVALID_CONTINUE_URI');
  }
  return {
    kind: 'identitytoolkit#CreateAuthUriResponse',
    sessionId: body.sessionId ?? randomId(services.randomBytes, 27),
  };
};

function checkIdentifier(identifier: string): void {
  try {
    canonicalEmail(identifier);
  } catch {
    throw new AuthError('INVALID_IDENTIFIER');
  }
}

/** `v1/projects`, by which the SDK asks whether its page may sign people in. */
export const projectConfig: Endpoint = async services => ({
  projectId: services.projectId,
  authorizedDomains: ['localhost', '127.0.0.1'],
});

/** `v2/passwordPolicy`, which `validatePassword` of the SDK reads. */
export const passwordPolicy: Endpoint = async () => ({
  customStrengthOptions: { minPasswordLength: MIN_PASSWORD_LENGTH, maxPasswordLength: MAX_PASSWORD_LENGTH },
  allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
});

/** `v2/recaptchaConfig`, which `initializeRecaptchaConfig` of the SDK reads: off for every provider. */
export const recaptchaConfig: Endpoint = async services => ({
  recaptchaKey: `projects/${services.projectId}/keys/none`,
  recaptchaEnforcementState: [
    { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
    { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
  ],
});
