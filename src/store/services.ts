import type { Area } from '@/lib/area';
import { lazyAsync } from '@/lib/lazyValues';
import type { CachedLists } from '@/services/cacheStore/cachedLists';
import { createAuthGateway } from '@/services/firebase/authGateway';
import type { SettingsSource } from '@/services/firebase/firebaseSettings';
import { createFirestoreGateway } from '@/services/firebase/firestore/firestoreGateway';
import type { AuthGateway, FirestoreGateway } from '@/services/firebase/gateways';
import { createLazyOutboxLog } from '@/services/outboxLog/lazyOutboxLog';
import type { OutboxLog } from '@/services/outboxLog/outboxLog';
import type { MakePdf } from '@/services/pdf/pdfDocument';
import { type Clock, systemClock } from '@/services/platform/clock';
import { browserConnectivity, type Connectivity } from '@/services/platform/connectivity';
import type { BlobFile, TextFile } from '@/services/platform/download';
import { type Ids, randomIds } from '@/services/platform/ids';
import { browserLocks, type Locks } from '@/services/platform/locks';
import { type Random, systemRandom } from '@/services/platform/random';
import type { RecorderPort } from '@/services/platform/recorderPort';
import { createServerClock, type ServerClock } from '@/services/platform/serverClock';
import { browserStorage, type KeyValueStorage } from '@/services/platform/storage/keyValueStorage';

/** The outside world, handed to the store: everything the app does that is not a pure function of state. */
export type Services = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly storage: KeyValueStorage;
  readonly connectivity: Connectivity;
  /** The language the device's person prefers, as BCP 47 has it: `hi-IN`. */
  readonly deviceLanguage: () => string;
  readonly locks: Locks;
  readonly outboxLog: OutboxLog;
  /** Their code is loaded at the first call; rejects when it cannot be had. */
  readonly cachedLists: () => Promise<CachedLists>;
  readonly auth: { readonly [area in Area]: AuthGateway };
  readonly firestore: FirestoreGateway;
  readonly serverClock: ServerClock;
  /** Saves a file on the person's device. Rejects when its code cannot be loaded. */
  readonly download: (file: TextFile | BlobFile) => Promise<void>;
  readonly makePdf: MakePdf;
  readonly recorderPort: RecorderPort;
};

export function createServices(source: SettingsSource): Services {
  const serverClock = createServerClock(systemClock);
  const auth = {
    storefront: createAuthGateway(source, 'storefront', serverClock),
    'back-office': createAuthGateway(source, 'back-office', serverClock),
  };
  const cachedLists = lazyAsync(() =>
    import('@/services/cacheStore/indexedDbCachedLists').then(part => part.createIndexedDbCachedLists()),
  );
  return {
    clock: systemClock,
    ids: randomIds,
    random: systemRandom,
    storage: browserStorage(),
    connectivity: browserConnectivity,
    deviceLanguage: () => globalThis.navigator.language,
    locks: browserLocks,
    outboxLog: createLazyOutboxLog(cachedLists),
    cachedLists,
    auth,
    firestore: createFirestoreGateway(source, auth, serverClock),
    serverClock,
    download: file => import('@/services/platform/download').then(part => part.saveFile(file)),
    makePdf: document => import('@/services/pdf/printPdf').then(part => part.printPdf(document)),
    recorderPort: { recorder: null, followers: [] },
  };
}
