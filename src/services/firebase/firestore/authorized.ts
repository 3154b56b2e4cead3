import type { AuthGateway, AuthGateways, FirestoreGateway } from '@/services/firebase/gateways';
import type { FirestoreRequest, ListenRequest } from '@/services/firebase/requests';
import { toAppError } from '@/services/firebase/toAppError';

/** Asks once more whose session it is when what has been read is about to be written. */
function checkedAgain(
  request: FirestoreRequest | ListenRequest,
  auth: AuthGateway,
): FirestoreRequest | ListenRequest {
  if (!('transaction' in request) || request.uid === undefined) return request;
  const { run, uid } = request;
  return {
    ...request,
    async run(transaction) {
      const result = await run(transaction);
      await auth.readyToken(uid);
      return result;
    },
  };
}

/** Carries out requests with the session they ask for, once its token is good; `anyone`'s with none. */
export function authorized(session: FirestoreGateway, auth: AuthGateways): FirestoreGateway {
  return {
    async run(request) {
      const { as } = request;
      if (as === 'anyone') return session.run(request);
      const { uid, renewToken } = 'transaction' in request ? request : {};
      await auth[as].readyToken(uid);
      if (renewToken) await auth[as].renewToken();
      const checked = checkedAgain(request, auth[as]);
      try {
        return await session.run(checked);
      } catch (thrown) {
        switch (toAppError(thrown).kind) {
          case 'unauthenticated':
            // A device whose clock is behind takes an expired token for good, and lite would send it for ever.
            await auth[as].renewToken();
            return session.run(checked);
          case 'denied':
            // It may have been sent without a session, or with the session of a user who signed in meanwhile.
            await auth[as].readyToken(uid);
            throw thrown;
          default:
            throw thrown;
        }
      }
    },
  };
}
