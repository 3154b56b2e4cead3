import type { FirebaseSettings } from './firebaseSettings';

/** The most that Firestore gives at a time. */
const PAGE_SIZE = 300;

/** Where Firestore is. */
export const firestoreOrigin = ({ emulators }: FirebaseSettings): string =>
  emulators
    ? `http://${emulators.firestoreHost}:${emulators.firestorePort}`
    : 'https://firestore.googleapis.com';

/**
 * Where a collection that everybody may read is listed by a plain GET. It carries no header of its own, so a browser asks
 * nobody's leave before it (no preflight), and can begin with it before any script has run: a page that the build has
 * rendered names this address as one to load ahead.
 */
export function publicAddress(settings: FirebaseSettings, collection: string): string {
  const { options } = settings;
  const path = `/v1/projects/${options.projectId}/databases/(default)/documents/${collection}`;
  return `${firestoreOrigin(settings)}${path}?key=${options.apiKey}&pageSize=${PAGE_SIZE}`;
}
