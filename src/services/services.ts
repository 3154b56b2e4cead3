import { type AuthGateway, createAuthGateway } from './firebase/authGateway';
import type { FirebaseSettings } from './firebase/firebaseSettings';
import { createFirestoreGateway, type FirestoreGateway } from './firebase/firestoreGateway';
import { createLazyOutboxLog } from './outboxLog/lazyOutboxLog';
import type { OutboxLog } from './outboxLog/outboxLog';
import type { MakePdf } from './pdf/pdfDocument';
import { type Chance, systemChance } from './platform/chance';
import { type Clock, systemClock } from './platform/clock';
import { browserConnectivity, type Connectivity } from './platform/connectivity';
import type { BlobFile, TextFile } from './platform/download';
import { type Ids, randomIds } from './platform/ids';
import { browserStorage, type KeyValueStorage } from './platform/keyValueStorage';
import { browserLocks, type Locks } from './platform/locks';
import { persistBrowserStorage } from './platform/persistStorage';
import type { Tape } from './platform/tape';
import type { Wing } from './wing';

/** The outside world, handed to the store: everything the app does that is not a pure function of state. */
export type Services = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly chance: Chance;
  readonly storage: KeyValueStorage;
  readonly connectivity: Connectivity;
  readonly locks: Locks;
  readonly outboxLog: OutboxLog;
  readonly auth: { readonly [wing in Wing]: AuthGateway };
  readonly firestore: FirestoreGateway;
  /** Asks that what is kept on this device be spared when it runs short of room. */
  readonly persistStorage: () => Promise<void>;
  /** Saves a file on the person's device. Rejects when its code cannot be loaded. */
  readonly download: (file: TextFile | BlobFile) => Promise<void>;
  readonly makePdf: MakePdf;
  readonly tape: Tape;
};

export function createServices(settings: FirebaseSettings): Services {
  const auth = {
    storefront: createAuthGateway(settings, 'storefront'),
    'back-office': createAuthGateway(settings, 'back-office'),
  };
  return {
    clock: systemClock,
    ids: randomIds,
    chance: systemChance,
    storage: browserStorage(),
    connectivity: browserConnectivity,
    locks: browserLocks,
    outboxLog: createLazyOutboxLog(),
    auth,
    firestore: createFirestoreGateway(settings, auth),
    persistStorage: persistBrowserStorage,
    download: async file => (await import('./platform/download')).saveFile(file),
    makePdf: async document => (await import('./pdf/printPdf')).printPdf(document),
    tape: { recorder: null },
  };
}
