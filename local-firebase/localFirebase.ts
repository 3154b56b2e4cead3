import { setTimeout as waitMs } from 'node:timers/promises';
import { type Auth, createAuth } from './auth/auth';
import type { Clock } from './clock';
import { createControlHandler } from './faults/controlHandler';
import { createFaults, type Faults } from './faults/faults';
import { createFirestore, type Firestore } from './firestore/firestore';
import { parseIndexes } from './firestore/query/declaredIndexes';
import { createMetadataTable, type Notes } from './notes';
import { createRequestHandler, type RequestHandler } from './requestHandler';
import { createDenials, type Denials } from './rules/denials';
import { createPublishedRules } from './rules/publishedRules';
import { createRulesHandler } from './rules/rulesHandler';
import type { Change, Storage } from './storage/storage';

export const DEFAULT_PROJECT_ID = 'demo-bottled-water';

export type LocalFirebaseOptions = {
  readonly storage: Storage;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly projectId?: string;
  /** The text of `firestore.rules`. Without it every request is allowed: for tests of the handlers themselves. */
  readonly rules?: string | undefined;
  /** The text of `firestore.indexes.json`. Without it every query runs, as with the official emulator. */
  readonly indexes?: string | undefined;
  /** scrypt's N for new passwords: a power of two. Tests pass a small one, for speed and not for safety. */
  readonly scryptCost?: number | undefined;
  /**
   * For tests alone, off unless asked for: ID tokens are signed by nobody and those of others that are not signed are
   * believed, and the rules may be replaced by a request, as with the official emulators. Then `mockUserToken`,
   * `@firebase/rules-unit-testing` and `verifyIdToken` of firebase-admin work, and anybody is whoever they say.
   */
  readonly unsignedTokens?: boolean | undefined;
  /** The path of the page that mailed links open; `/emulator/action`, the backend's own, unless said. */
  readonly actionPath?: string | undefined;
  readonly clock?: Clock;
  /** Lets a delayed request wait, in milliseconds. */
  readonly wait?: (delayMs: number) => Promise<void>;
};

export type LocalFirebase = {
  readonly projectId: string;
  readonly handle: RequestHandler;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly faults: Faults;
  /** The last requests that the rules refused. */
  readonly denials: Denials;
  readonly notes: Notes;
  /** Ends what clients listen to, waits until everything is kept, and lets go of the storage. */
  close(): Promise<void>;
};

/**
 * A Firebase of one project's accounts and documents, with the rows that `storage` kept.
 *
 * @throws RulesError with line and column for rules that cannot be used
 * @throws Error when the storage cannot be loaded, or holds rows that nothing here has a table for
 */
export async function createLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const {
    storage,
    randomBytes,
    projectId = DEFAULT_PROJECT_ID,
    clock = Date.now,
    wait = waitMs,
    scryptCost,
    unsignedTokens = false,
    actionPath,
  } = options;
  const context = { projectId, clock, randomBytes, append: storage.append };
  const auth = createAuth({
    ...context,
    unsignedTokens,
    actionPath,
    ...(scryptCost !== undefined && { scryptCost }),
  });
  const indexes = options.indexes === undefined ? undefined : parseIndexes(options.indexes);
  const denials = createDenials();
  const rules = createPublishedRules(options.rules, denials);
  const firestore = createFirestore({ ...context, callerOf: auth.callerOf, guard: rules.guard, indexes });
  const notes = createMetadataTable(storage.append);
  const faults = createFaults();

  await storage.load(restoreInto([auth, firestore, notes]));

  return {
    projectId,
    handle: createRequestHandler({
      handlers: [
        auth.handler,
        firestore.handler,
        ...(unsignedTokens ? [createRulesHandler(projectId, rules)] : []),
        createControlHandler({ faults, meter: firestore.meter, denials }),
      ],
      faults,
      wait,
    }),
    auth,
    firestore,
    faults,
    denials,
    notes,
    close() {
      firestore.close();
      return storage.close();
    },
  };
}

type Restorable = { readonly tables: readonly string[]; restore(change: Change): void };

function restoreInto(parts: readonly Restorable[]): (change: Change) => void {
  const ownerOf = new Map(parts.flatMap(part => part.tables.map(table => [table, part] as const)));
  return change => {
    const owner = ownerOf.get(change.table);
    if (!owner) {
      throw new Error(
        `The kept data have a table '${change.table}' that this version does not know: delete them to start afresh`,
      );
    }
    owner.restore(change);
  };
}
