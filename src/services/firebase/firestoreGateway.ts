import { lazily } from '@/shared/lib/lazily';
import type { ServerClock } from '../platform/serverClock';
import type { AuthOfWings } from './authorized';
import { DEADLINES_MS, withDeadline } from './deadline';
import type { SettingsSource } from './firebaseSettings';
import type { FirestoreRequest } from './requests';

/** Carries out plain-data requests through the real SDK. Rejects as the SDK does, or with a deadline. */
export type FirestoreGateway = { readonly run: (request: FirestoreRequest) => Promise<unknown> };

/** The gateway whose code, and the SDK's, is loaded at the first request. */
export function createFirestoreGateway(
  source: SettingsSource,
  auth: AuthOfWings,
  serverClock: ServerClock,
): FirestoreGateway {
  const load = lazily(async () =>
    (await import('./firestoreSession')).openFirestoreSession(source, auth, serverClock),
  );
  return {
    run: async request =>
      (await withDeadline('The code of Firestore', DEADLINES_MS.code, load())).run(request),
  };
}
