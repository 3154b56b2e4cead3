import { lazyAsync } from '@/lib/lazyValues';
import { CODE_DEADLINE_MS } from '@/lib/retryPolicy';
import { withDeadline } from '@/lib/time/deadline';
import type { SettingsSource } from '@/services/firebase/firebaseSettings';
import type { AuthGateways, FirestoreGateway } from '@/services/firebase/gateways';
import type { FirestoreRequest, ListenRequest, ListRequest } from '@/services/firebase/requests';
import type { ServerClock } from '@/services/platform/serverClock';

/** Whether a request asks for a whole collection as anybody may: what a plain GET answers too. */
const isPublicList = (request: FirestoreRequest | ListenRequest): request is ListRequest =>
  request.as === 'anyone' && 'list' in request && Object.keys(request).length === 2;

/** No app of the SDK's may be made before App Check has begun: its first call would go without a token. */
async function codeWithAppCheck(source: SettingsSource) {
  (await import('@/services/firebase/appCheck')).startAppCheck(source);
  return import('./firestoreSession');
}

/**
 * The gateway whose code, and the SDK's, is loaded at the first request. What everybody may read is read without the SDK;
 * an answer that says nothing is asked for again through it, which can tell an empty collection from no answer.
 */
export function createFirestoreGateway(
  source: SettingsSource,
  auth: AuthGateways,
  serverClock: ServerClock,
): FirestoreGateway {
  const load = lazyAsync(() =>
    (import.meta.env.VITE_APP_CHECK_SITE_KEY ? codeWithAppCheck(source) : import('./firestoreSession')).then(
      part => part.openFirestoreSession(source, auth, serverClock),
    ),
  );
  const inTime = <Code>(code: Promise<Code>) => withDeadline('The code of Firestore', CODE_DEADLINE_MS, code);
  return {
    async run(request) {
      if (isPublicList(request)) {
        const { listPublicDocuments } = await inTime(import('./publicReads'));
        const documents = await listPublicDocuments(source, request.list);
        if (documents) return documents;
      }
      return (await inTime(load())).run(request);
    },
  };
}
