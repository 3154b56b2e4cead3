import { lazily } from '@/shared/lib/lazily';
import type { Wing } from '../wing';
import type { AuthGateway } from './authGateway';
import type { FirebaseSettings } from './firebaseSettings';
import type { FirestoreRequest } from './requests';
import { toAppError } from './toAppError';

/** Carries out plain-data requests through the real SDK. Rejects as the SDK does, or with a deadline. */
export type FirestoreGateway = { readonly run: (request: FirestoreRequest) => Promise<unknown> };

export function createFirestoreGateway(
  settings: FirebaseSettings,
  auth: { readonly [wing in Wing]: AuthGateway },
): FirestoreGateway {
  const open = lazily(async () => (await import('./firestoreSession')).openFirestoreSession(settings));
  return {
    async run(request) {
      const { as } = request;
      const [session] = await Promise.all([open(), as === 'anyone' ? undefined : auth[as].readyToken()]);
      try {
        return await session.run(request);
      } catch (thrown) {
        // A device whose clock is behind takes an expired token for good, and lite would send it for ever.
        if (as === 'anyone' || toAppError(thrown).kind !== 'unauthenticated') throw thrown;
        await auth[as].renewToken();
        return session.run(request);
      }
    },
  };
}
