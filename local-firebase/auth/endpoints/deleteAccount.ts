import { deleteAccount } from '../accounts/accountActions';
import { type Endpoint, required } from '../endpoint';
import { readBody } from '../requestBody';

const KIND = 'identitytoolkit#DeleteAccountResponse';

/** `accounts:delete`: one's own account by a recent ID token, or as the owner any by `localId`. */
export const remove: Endpoint = async (services, { request, isOwner }) => {
  if (isOwner) {
    const { localId } = await readBody(request, { localId: 'string' });
    await deleteAccount(services, required(localId, 'MISSING_LOCAL_ID'));
    return { kind: KIND };
  }
  const { idToken } = await readBody(request, { idToken: 'string' });
  const { account } = services.sessions.authenticateRecent(required(idToken, 'MISSING_ID_TOKEN'));
  await deleteAccount(services, account.uid);
  return { kind: KIND };
};
