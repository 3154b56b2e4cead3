import type { Area } from '@/lib/area';
import type { AuthGateway } from '@/services/firebase/gateways';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { Services } from '@/store/services';
import type { Device } from './device';
import type { Line, Network } from './network';
import type { Page } from './page';
import { trace } from './trace';
import type { VirtualTime } from './virtualTime';

/** Where in the life of a tab it is killed. */
export type Fuse = {
  /** After so many more of the moments at which the app waits for the outside. */
  readonly after: number;
  /** Whether what it was waiting for happens all the same. */
  readonly takesEffect: boolean;
};

export type Tab = {
  readonly page: Page;
  readonly store: ReturnType<Page['makeStore']>['store'];
  readonly isAlive: () => boolean;
  /** The tab will be killed at one of its next awaits; null: not any more. */
  readonly arm: (fuse: Fuse | null) => void;
  /** Nothing of this tab happens any more. */
  readonly kill: () => Promise<void>;
  /** The person looks at the tab again. */
  readonly show: () => void;
  /** Who is signed in to an area, the shop unless another is named, as this tab knows. */
  readonly uid: (area?: Area) => string | null;
  /** Whether it will not send before the person has signed in again. */
  readonly needsSignIn: (area?: Area) => boolean;
  /** The back office is opened in this tab, as the shop is from the beginning. */
  readonly openOffice: () => void;
  /** What waits or failed, as its screens show it. */
  readonly waiting: () => readonly CommandRecord[];
  readonly entries: () => readonly CommandRecord[];
};

type Options = {
  readonly page: Page;
  readonly host: string;
  /** What the page was built with, where its Firebase is not the host's own. */
  readonly env?: { readonly [name: string]: string };
  readonly device: Device;
  readonly network: Pick<Network, 'connect'>;
  readonly time: TabTime;
  readonly random: () => number;
  readonly orderId: () => string;
  /** Called after each change of the tab's state. */
  readonly watch: (tab: Tab) => void;
};

/** What a tab needs to know of time, virtual or true. */
export type TabTime = Pick<VirtualTime, 'nowMs' | 'later' | 'settle'>;

const never = new Promise<never>(() => {});

/** Opens the app in a tab of the device: its real store and services, the real SDK. */
export async function openTab(options: Options): Promise<Tab> {
  const { page, host, env = {}, device, network, time, random, orderId, watch } = options;
  const life = { alive: true, fuse: null as { left: number; takesEffect: boolean } | null };
  const visible = new Set<() => void>();
  const leaving: (() => void)[] = [];
  const self = {};
  const isAlive = () => life.alive;

  function die(): void {
    trace(time.nowMs(), host, 'dies');
    life.alive = false;
    visible.clear();
    for (const leave of leaving) leave();
    device.release(self);
  }

  async function cross<Result>(effect: () => Promise<Result>): Promise<Result> {
    if (!life.alive) return never;
    if (life.fuse) {
      life.fuse.left -= 1;
      if (life.fuse.left <= 0) {
        const { takesEffect } = life.fuse;
        die();
        if (takesEffect) effect().catch(() => {});
        return never;
      }
    }
    try {
      const result = await effect();
      return life.alive ? result : never;
    } catch (thrown) {
      if (!life.alive) return never;
      throw thrown;
    }
  }

  /** A gateway each of whose calls is a moment at which the tab may be killed. */
  function crossing(gateway: AuthGateway): AuthGateway {
    return {
      observe: gateway.observe,
      prepare: gateway.prepare,
      signIn: (email, password) => cross(() => gateway.signIn(email, password)),
      signUp: account => cross(() => gateway.signUp(account)),
      signOut: () => cross(gateway.signOut),
      readyToken: uid => cross(() => gateway.readyToken(uid)),
      renewToken: () => cross(gateway.renewToken),
      accountOperations: () => cross(gateway.accountOperations),
    };
  }

  const line: Line = { host, isAlive, isOnline: device.isOnline, cross };
  network.connect(line);
  const source = { env, pageUrl: `http://${host}/` };
  const clock = { now: () => Date.now() };
  const serverClock = page.createServerClock(clock);
  const auth = {
    storefront: page.createAuthGateway(source, 'storefront', serverClock),
    'back-office': page.createAuthGateway(source, 'back-office', serverClock),
  };
  const firestore = page.createFirestoreGateway(source, auth, serverClock);
  const lists = page.createIndexedDbCachedLists();
  const cachedLists = () => cross(async () => lists);
  const log = page.createLazyOutboxLog(cachedLists);
  // A disk takes its time, and not always the same: that is how two tabs come to meet at every point.
  const onDisk = <Result>(effect: () => Promise<Result>) =>
    cross(async () => {
      await time.later(Math.floor(random() * 4));
      return effect();
    });
  const locks = device.locksOf(self);
  const services: Services = {
    clock,
    ids: { orderId, commandId: orderId },
    random,
    storage: {
      getItem: key => device.storage.get(key) ?? null,
      setItem: (key, value) => void (life.alive && device.keep(self, key, value)),
      removeItem: key => void (life.alive && device.keep(self, key, null)),
    },
    deviceLanguage: () => 'en-IN',
    connectivity: {
      isOnline: device.isOnline,
      onChange: listener => {
        const stop = device.onOnline(listener);
        leaving.push(stop);
        return stop;
      },
      onVisible: listener => {
        visible.add(listener);
        return () => visible.delete(listener);
      },
    },
    locks: {
      ifFree: (name, work) => cross(() => locks.ifFree(name, work)),
      whenFree: (name, work) => cross(() => locks.whenFree(name, work)),
    },
    outboxLog: {
      add: command => onDisk(() => log.add(command)),
      addAll: commands => onDisk(() => log.addAll(commands)),
      read: owner => onDisk(() => log.read(owner)),
      find: (owner, from, isWanted) => onDisk(() => log.find(owner, from, isWanted)),
      change: (seq, change, from) => onDisk(() => log.change(seq, change, from)),
      remove: seq => onDisk(() => log.remove(seq)),
      onForeignChange: log.onForeignChange,
    },
    cachedLists,
    auth: { storefront: crossing(auth.storefront), 'back-office': crossing(auth['back-office']) },
    // No channel is to be had here: the app polls.
    firestore: { run: request => ('listen' in request ? never : cross(() => firestore.run(request))) },
    serverClock,
    download: async () => {},
    makePdf: async () => new Blob(),
    recorderPort: {
      recorder: null,
      followers: [action => trace(time.nowMs(), host, JSON.stringify(action))],
    },
  };

  // Whoever listens does so from the moment the tab is opened.
  Object.assign(globalThis, device.listeningOf(self, isAlive));
  // The log opens its channel at the first call, in the name of the tab that is being opened.
  globalThis.BroadcastChannel = device.channelOf(self, isAlive);
  await log.read({ area: 'storefront', uid: '' });
  const { store, ready } = page.makeStore({ services });
  await ready;
  services.recorderPort.followers.push(page.followUpReads(store));
  leaving.push(store.dispatch(page.retryReads(store.subscribe)));
  let isOfficeOpen = false;

  const tab: Tab = {
    page,
    store,
    isAlive,
    arm: fuse => {
      life.fuse = fuse && { left: fuse.after, takesEffect: fuse.takesEffect };
    },
    async kill() {
      if (life.alive) die();
      // What it was in the middle of has come to one of those moments by then.
      await time.settle();
      await Promise.all(page.getApps().map(page.deleteApp));
    },
    show: () => {
      for (const listener of visible) listener();
    },
    uid: (area = 'storefront') => {
      const { status, user } = store.getState().session[area];
      return status === 'signedIn' ? user.id : null;
    },
    needsSignIn: (area = 'storefront') => {
      const uid = tab.uid(area);
      const { pauses } = page.selectOutbox(store.getState());
      return uid !== null && pauses[`${area}:${uid}`] === 'signInNeeded';
    },
    openOffice() {
      if (!isOfficeOpen) leaving.push(store.dispatch(page.watchSession('back-office')));
      isOfficeOpen = true;
    },
    waiting: () => {
      const uid = tab.uid();
      return uid === null ? [] : page.selectWaiting(store.getState(), `storefront:${uid}`);
    },
    entries: () => page.selectOutbox(store.getState()).entries,
  };
  leaving.push(store.subscribe(() => watch(tab)));
  leaving.push(store.dispatch(page.watchSession('storefront')));
  return tab;
}
