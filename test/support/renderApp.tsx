import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { deleteApp, getApps } from 'firebase/app';
import { App } from '@/app/App';
import { startRecording } from '@/app/recording/startRecording';
import { makeStore } from '@/app/rootStore/store';
import { lazyAsync } from '@/lib/lazyValues';
import type { SettingsSource } from '@/services/firebase/firebaseSettings';
import type { FirestoreGateway } from '@/services/firebase/gateways';
import type { OutboxLog } from '@/services/outboxLog/outboxLog';
import { makePdf } from '@/services/pdf/makePdf';
import type { BlobFile, TextFile } from '@/services/platform/download';
import type { Recording } from '@/services/platform/recorderPort';
import { followUpReads } from '@/store/api/followUpReads';
import { createServices, type Services } from '@/store/services';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { closable } from './closableTab';
import { countedIds } from './countedIds';
import { memoryLocks } from './memoryLocks';
import { readFontFile } from './pdf';
import { ADMIN, CUSTOMER, DRIVER, openShop } from './shop';
import { openBackend } from './testBackend';

type PageOptions = {
  /** Where the app's Firebase is; by default on the page's own origin. */
  readonly source?: SettingsSource;
  /** The address to open. */
  readonly at?: string;
  /** What another screen would have passed along in navigation state. */
  readonly navigationState?: unknown;
  readonly as?: 'visitor' | 'customer' | 'admin' | 'driver';
  /** Whether the server tells of changes by itself. Elsewhere it cannot: what is read, and what it costs, is then exact. */
  readonly live?: boolean;
  /** What the device's person reads, as BCP 47 has it. */
  readonly deviceLanguage?: string;
  /** Stands between the app and what this device has saved to be sent. */
  readonly logThrough?: (log: OutboxLog) => OutboxLog;
};

type Options = PageOptions & {
  /** The backend to use; by default a small shop of the test's own. */
  readonly backend?: LocalFirebase;
};

/** One browser's, for all its tabs. */
let locks = memoryLocks();
const openTabs = new Set<AbortController>();

/** Counted on the device, not on the page: what a page before has named must not be taken for another's. */
let ids = countedIds();

/** Opens a backend with the small shop in it; `clock`: where it is not the device's. */
export async function openShopBackend(clock?: () => number): Promise<LocalFirebase> {
  const backend = await openBackend(clock);
  await openShop(backend);
  return backend;
}

/** The whole app at an address, as a browser would open it, on the real SDK and the test's backend. */
export async function renderApp({ backend, ...options }: Options = {}) {
  const shop = backend ?? (await openShopBackend());
  return { ...(await openPage(options)), backend: shop };
}

/** As where no channel can be had: whoever listens never begins. */
const withoutListening = ({ run }: FirestoreGateway): FirestoreGateway => ({
  run: request => ('listen' in request ? new Promise(() => {}) : run(request)),
});

/** What is listened to ends with the tab. */
const endingWith = (closed: AbortSignal, { run }: FirestoreGateway): FirestoreGateway => ({
  async run(request) {
    const answer = await run(request);
    if ('listen' in request && typeof answer === 'function') closed.addEventListener('abort', () => answer());
    return answer;
  },
});

/** The whole app at an address, on the real SDK; what it asks is somebody else's to answer. */
export async function openPage({
  source = { env: {}, pageUrl: globalThis.location.href },
  at = '/',
  navigationState = null,
  as = 'visitor',
  live = false,
  deviceLanguage = 'en-IN',
  logThrough = log => log,
}: PageOptions) {
  const downloads: TextFile[] = [];
  const savedBlobs: BlobFile[] = [];
  const tab = new AbortController();
  openTabs.add(tab);
  const real = createServices(source);
  const services: Services = {
    ...real,
    outboxLog: closable(logThrough(real.outboxLog), tab.signal),
    firestore: closable(
      live ? endingWith(tab.signal, real.firestore) : withoutListening(real.firestore),
      tab.signal,
    ),
    storage: closable(real.storage, tab.signal),
    cachedLists: lazyAsync(async () => closable(await real.cachedLists(), tab.signal)),
    locks: locks.of(tab.signal),
    ids,
    // Nearly the longest wait before each further try.
    random: () => 0.95,
    deviceLanguage: () => deviceLanguage,
    download: async file => void ('blob' in file ? savedBlobs.push(file) : downloads.push(file)),
    makePdf: document => makePdf(document, readFontFile),
  };
  if (as === 'customer') await services.auth.storefront.signIn(CUSTOMER.email, CUSTOMER.password);
  if (as === 'admin') await services.auth['back-office'].signIn(ADMIN.email, ADMIN.password);
  if (as === 'driver') await services.auth['back-office'].signIn(DRIVER.email, DRIVER.password);

  const { store, ready } = makeStore({ services });
  await ready;
  // What react-router keeps of a navigation in the browser's own history entry.
  globalThis.history.replaceState({ usr: navigationState, key: 'test', idx: 0 }, '', at);
  startRecording(store, services);
  services.recorderPort.followers.push(followUpReads(store));
  const recording = (): Recording => {
    if (!services.recorderPort.recorder) throw new Error('Nothing is being recorded.');
    return services.recorderPort.recorder.recording();
  };
  const view = render(<App store={store} />);
  return {
    ...view,
    user: userEvent.setup(),
    store,
    services,
    downloads,
    savedBlobs,
    recording,
    /** Ends this tab as a killed browser does: nothing of it runs on. What is on the device stays. */
    kill() {
      tab.abort();
      view.unmount();
    },
  };
}

/** What closing the browser does: its tabs and the SDK's apps are gone, the device's storage stays. */
export async function closeBrowser(): Promise<void> {
  for (const tab of openTabs) tab.abort();
  openTabs.clear();
  locks = memoryLocks();
  await Promise.all(getApps().map(deleteApp));
}

/**
 * A new device for the next test. The SDK and the outbox hold their databases open for as long as the page lives, so
 * new ones put in their place would never be asked: the old ones are emptied.
 */
export async function forgetDevice(): Promise<void> {
  await closeBrowser();
  ids = countedIds();
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    const stores = Array.from(database.objectStoreNames);
    if (stores.length > 0) {
      const transaction = database.transaction(stores, 'readwrite');
      await Promise.all(stores.map(store => settled(transaction.objectStore(store).clear())));
    }
    database.close();
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
