import type { Caller } from '../auth/caller';
import type { Clock } from '../clock';
import type { Handler } from '../http/handler';
import type { Change, Storage } from '../storage/storage';
import { FULL_ACCESS, type Guard } from './access';
import { createChannelHandler } from './channel/channelHandler';
import { openRefusedWrite } from './channel/refusedWrite';
import { createDatabase, type Database } from './database';
import type { StoredDocument } from './documents/document';
import { DOCUMENTS_TABLE } from './documents/documentChange';
import { checkCollectionPath, checkDocumentPath } from './documents/resourceName';
import { createFirestoreHandler } from './firestoreHandler';
import { createListening } from './listen/listening';
import { createMeter, type Meter } from './meter';
import { DOCUMENT_NAME } from './query/query';
import type { Index } from './query/requiredIndexes';
import type { Fields } from './values/value';
import type { Write } from './writes/write';

export type FirestoreOptions = {
  readonly projectId: string;
  readonly clock: Clock;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly append: Storage['append'];
  /** @throws RpcError UNAUTHENTICATED for a token that is not good */
  readonly callerOf: (request: Request) => Caller;
  /** Decides every request; without one everything is allowed. */
  readonly guard?: Guard | undefined;
  /** The declared indexes; without them every query runs. */
  readonly indexes?: readonly Index[] | undefined;
};

/** Documents at hand for seeds and tests, past every rule and unbilled. Paths are relative: `orders/1`. */
type Documents = {
  read(path: string): StoredDocument | undefined;
  /** In the order of the ids. */
  list(collectionPath: string): readonly StoredDocument[];
  /** Sets whole documents in one commit. Resolves once they are durable. */
  write(documents: readonly { readonly path: string; readonly fields: Fields }[]): Promise<void>;
  /** Deletes documents in one commit. Resolves once they are durable. */
  remove(paths: readonly string[]): Promise<void>;
  /** Deletes every document in one commit. Resolves once that is durable. */
  clear(): Promise<void>;
};

export type Firestore = {
  readonly tables: readonly string[];
  /** Takes back a row of `tables`, at start. @throws Error for a row that is none of its own */
  restore(change: Change): void;
  readonly handler: Handler;
  readonly documents: Documents;
  readonly meter: Meter;
  /** Ends every channel to a client. */
  close(): void;
};

export function createFirestore(options: FirestoreOptions): Firestore {
  const database = createDatabase(options);
  const meter = createMeter();
  const calls = createFirestoreHandler({ ...options, database, meter });
  const channels = createChannelHandler({
    ...options,
    streams: { Listen: createListening({ ...options, database, meter }), Write: openRefusedWrite },
  });
  return {
    tables: [DOCUMENTS_TABLE],
    restore: database.restore,
    handler: async (request, url) => (await channels.handle(request, url)) ?? (await calls(request, url)),
    documents: createDocuments(database),
    meter,
    close: channels.close,
  };
}

function createDocuments({ store, commit, clear, persisted }: Database): Documents {
  function commitAll(writes: readonly Write[]): Promise<void> {
    for (const { path } of writes) checkDocumentPath(path);
    commit(writes, FULL_ACCESS);
    return persisted();
  }
  return {
    read: store.read,
    list(collectionPath) {
      checkCollectionPath(collectionPath);
      const byName = store.index(collectionPath, [{ field: DOCUMENT_NAME, direction: 'ASCENDING' }]);
      return [...(byName?.range(() => 0).ascending() ?? [])];
    },
    write: async documents =>
      commitAll(
        documents.map(({ path, fields }) => ({
          kind: 'update',
          path,
          fields,
          mask: undefined,
          transforms: [],
          precondition: undefined,
        })),
      ),
    remove: async paths => commitAll(paths.map(path => ({ kind: 'delete', path, precondition: undefined }))),
    clear() {
      clear();
      return persisted();
    },
  };
}
