import type { FirebaseSettings } from './firebaseSettings';

/** The most that Firestore gives at a time. */
const PAGE_SIZE = 300;

/**
 * Where a collection that everybody may read is listed by a plain GET. It carries no header of its own, so a browser asks
 * nobody's leave before it (no preflight), and can begin with it before any script has run: a page that the build has
 * rendered names this address as one to load ahead.
 */
export function publicAddress({ options, emulators }: FirebaseSettings, collection: string): string {
  const origin = emulators
    ? `http://${emulators.firestoreHost}:${emulators.firestorePort}`
    : 'https://firestore.googleapis.com';
  const path = `/v1/projects/${options.projectId}/databases/(default)/documents/${collection}`;
  return `${origin}${path}?key=${options.apiKey}&pageSize=${PAGE_SIZE}`;
}
