import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import type * as Full from 'firebase/firestore';
import { expect } from 'vitest';
import { loadBrowserBuild } from '../../../local-firebase/testing/fullSdkOfBrowser';
import type { Side } from '../differential/sides';

/** A snapshot as the SDK gave it: its documents in order, and what became of them since the one before. */
export type Told =
  | {
      readonly documents: readonly string[];
      readonly changes: readonly string[];
      readonly fromCache: boolean;
    }
  | { readonly error: string };

export type Listener = {
  readonly told: readonly Told[];
  /**
   * What of it is as the server has it, with all that became of documents since the one before. The official emulator begins
   * a changed target anew without saying what is gone: the SDK then asks for those one by one, and says more on the way.
   */
  settled(): readonly Told[];
  /** Resolves as soon as these are the documents, as the server has them: `a 1`. */
  has(...documents: string[]): Promise<void>;
  fails(code: string): Promise<void>;
  stop(): void;
};

/** A page with the full SDK, connected to one of the two. */
export type Page = {
  readonly app: FirebaseApp;
  readonly db: Full.Firestore;
  readonly full: typeof Full;
  listen(query: Full.Query | Full.DocumentReference): Listener;
  close(): Promise<void>;
};

let pages = 0;

export async function openPage(side: Side, projectId: string, uid?: string): Promise<Page> {
  const full = await loadBrowserBuild();
  full.setLogLevel('silent');
  pages += 1;
  const app = initializeApp({ projectId, apiKey: 'any' }, `page-${pages}`);
  const db = full.getFirestore(app);
  // By another name than who writes: what is closed with a page's channel is then none of their connections.
  const { port } = new URL(side.origin);
  full.connectFirestoreEmulator(
    db,
    'localhost',
    Number(port),
    uid === undefined ? {} : { mockUserToken: { sub: uid } },
  );

  function listen(asked: Full.Query | Full.DocumentReference): Listener {
    const told: Told[] = [];
    const failed = ({ code }: Full.FirestoreError) => told.push({ error: code });
    const stop =
      asked.type === 'document'
        ? full.onSnapshot(
            asked,
            { includeMetadataChanges: true },
            document =>
              told.push({
                documents: document.exists() ? [inShort(document)] : [],
                changes: [],
                fromCache: document.metadata.fromCache,
              }),
            failed,
          )
        : full.onSnapshot(
            asked,
            { includeMetadataChanges: true },
            snapshot =>
              told.push({
                documents: snapshot.docs.map(inShort),
                changes: snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id}`),
                fromCache: snapshot.metadata.fromCache,
              }),
            failed,
          );
    // As one text: there may be thousands of documents.
    const last = async (expected: string) => {
      const message = `the last that ${side.name} has told`;
      await expect.poll(() => inOneLine(told.at(-1)), { message, timeout: 60_000 }).toBe(expected);
    };
    return {
      told,
      settled: () => settled(told),
      has: (...documents) => last(inOneLine({ documents, changes: [], fromCache: false })),
      fails: error => last(inOneLine({ error })),
      stop,
    };
  }

  return { app, db, full, listen, close: () => deleteApp(app) };
}

function inOneLine(told: Told | undefined): string {
  if (told === undefined) return '';
  if ('error' in told) return told.error;
  return [...(told.fromCache ? ['from the cache:'] : []), ...told.documents].join(', ');
}

function settled(told: readonly Told[]): Told[] {
  let changes: string[] = [];
  return told.flatMap((each): Told[] => {
    if ('error' in each) return [each];
    changes = [...changes, ...each.changes];
    if (each.fromCache) return [];
    const all = changes.sort();
    changes = [];
    return [{ ...each, changes: all }];
  });
}

/** The document's id and the values of its fields; a time is one, whatever it is. */
function inShort(document: Full.DocumentSnapshot): string {
  const values = Object.entries(document.data() ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    document.id,
    ...values.map(([, value]) => (typeof value === 'object' ? 'time' : String(value))),
  ].join(' ');
}
