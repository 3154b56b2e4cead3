import { lazily } from '@/shared/lib/lazily';
import type { Wing } from '../wing';
import type { AuthGateway } from './authGateway';
import type { FirebaseSettings } from './firebaseSettings';
import type { FirestoreRequest } from './requests';

/** Carries out plain-data requests through the real SDK. Rejects as the SDK does, or with a deadline. */
export type FirestoreGateway = { readonly run: (request: FirestoreRequest) => Promise<unknown> };

export function createFirestoreGateway(
  settings: FirebaseSettings,
  auth: { readonly [wing in Wing]: AuthGateway },
): FirestoreGateway {
  const open = lazily(async () => (await import('./firestoreSession')).openFirestoreSession(settings));
  return {
    async run(request) {
      const token = request.as === 'anyone' ? undefined : auth[request.as].readyToken();
      const [session] = await Promise.all([open(), token]);
      return session.run(request);
    },
  };
}
