import { lazily } from '@/shared/lib/lazily';
import type { ServerClock } from '../platform/serverClock';
import type { Wing } from '../wing';
import type { AuthGateway } from './authGateway';
import { DEADLINES_MS, withDeadline } from './deadline';
import type { SettingsSource } from './firebaseSettings';
import type { FirestoreRequest } from './requests';
import { toAppError } from './toAppError';

/** Carries out plain-data requests through the real SDK. Rejects as the SDK does, or with a deadline. */
export type FirestoreGateway = { readonly run: (request: FirestoreRequest) => Promise<unknown> };

/** Asks once more whose session it is when what has been read is about to be written. */
function checkedAgain(request: FirestoreRequest, auth: AuthGateway): FirestoreRequest {
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

export function createFirestoreGateway(
  source: SettingsSource,
  auth: { readonly [wing in Wing]: AuthGateway },
  serverClock: ServerClock,
): FirestoreGateway {
  const load = lazily(async () =>
    (await import('./firestoreSession')).openFirestoreSession(source, serverClock),
  );
  const open = () => withDeadline('The code of Firestore', DEADLINES_MS.code, load());

  return {
    async run(request) {
      const { as } = request;
      if (as === 'anyone') return (await open()).run(request);
      const { uid, renewToken } = 'transaction' in request ? request : {};
      const [session] = await Promise.all([open(), auth[as].readyToken(uid)]);
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
            // It may have gone out without a session, or with the one of whoever has signed in meanwhile.
            await auth[as].readyToken(uid);
            throw thrown;
          default:
            throw thrown;
        }
      }
    },
  };
}
