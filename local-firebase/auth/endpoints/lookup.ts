import type { Account } from '../accounts/account';
import { userInfo } from '../accounts/userInfo';
import type { AuthServices } from '../authServices';
import { type Endpoint, required } from '../endpoint';
import { type Body, OTHER_SIGN_INS, readBody } from '../requestBody';

const OWNER_FIELDS = { idToken: 'string', localId: 'strings', email: 'strings' } as const;

/** `accounts:lookup`: one's own account by ID token, or as the owner any by `localId` and `email`. */
export const lookup: Endpoint = async (services, { request, isOwner }) => {
  const body = isOwner
    ? await readBody(request, OWNER_FIELDS, OTHER_SIGN_INS)
    : await readBody(request, { idToken: 'string' });
  const accounts =
    isOwner && body.idToken === undefined
      ? findAll(services, body)
      : [services.sessions.authenticate(required(body.idToken, 'MISSING_ID_TOKEN')).account];
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    // The Admin SDK tells "nobody found" by the field being absent.
    ...(accounts.length > 0 && { users: accounts.map(userInfo) }),
  };
};

function findAll(services: AuthServices, body: Body<typeof OWNER_FIELDS>): readonly Account[] {
  const byUid = (body.localId ?? []).map(services.accounts.get);
  const byEmail = (body.email ?? []).map(email => services.accounts.findByEmail(email.toLowerCase()));
  const found = [...byUid, ...byEmail].filter(account => account !== undefined);
  return [...new Set(found)];
}
