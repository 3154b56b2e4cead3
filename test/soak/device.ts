import type { Locks } from '@/services/platform/locks';
import type { VirtualTime } from './virtualTime';

/** What the tabs of one browser share. */
export type Device = {
  readonly storage: ReadonlyMap<string, string>;
  /** Keeps a text, or takes it away, and tells the other tabs as a browser does. */
  readonly keep: (tab: object, key: string, text: string | null) => void;
  /** `addEventListener` and its counterpart for the tab that is being opened, which hear of the storage and the network. */
  readonly listeningOf: (
    tab: object,
    isAlive: () => boolean,
  ) => Pick<typeof globalThis, 'addEventListener' | 'removeEventListener'>;
  readonly isOnline: () => boolean;
  /** The browser notices that the connection came or went, and tells every tab. */
  readonly setOnline: (online: boolean) => void;
  readonly onOnline: (listener: (online: boolean) => void) => () => void;
  /** Web Locks as one tab sees them; without them, as in older browsers, where `hasLocks` is false. */
  readonly locksOf: (tab: object) => Locks;
  /** The tab is gone: the browser gives its locks back. */
  readonly release: (tab: object) => void;
  /** `BroadcastChannel` for the tab that is being opened. */
  readonly channelOf: (tab: object, isAlive: () => boolean) => typeof BroadcastChannel;
};

type Listener = (event: MessageEvent) => void;

export function createDevice({
  time,
  hasLocks,
}: {
  time: Pick<VirtualTime, 'later'>;
  hasLocks: boolean;
}): Device {
  const storage = new Map<string, string>();
  const onlineListeners = new Set<(online: boolean) => void>();
  const held = new Map<string, object>();
  const channels = new Set<{ isAlive: () => boolean; listeners: Set<Listener> }>();
  const watchers = new Map<unknown, { readonly tab: object; readonly isAlive: () => boolean }>();
  const ofNetwork = new Map<unknown, { readonly type: string; readonly isAlive: () => boolean }>();
  const gone = new WeakSet<object>();
  const waiting = new Set<() => void>();
  let online = true;

  function letGo(name: string): void {
    held.delete(name);
    for (const go of waiting) go();
    waiting.clear();
  }

  async function hold<Result>(tab: object, name: string, work: () => Promise<Result>): Promise<Result> {
    held.set(name, tab);
    try {
      return await work();
    } finally {
      if (held.get(name) === tab) letGo(name);
    }
  }

  return {
    storage,
    keep(tab, key, text) {
      if (text === null) storage.delete(key);
      else storage.set(key, text);
      for (const [listener, watcher] of [...watchers]) {
        if (watcher.tab === tab) continue;
        void time.later(1).then(() => {
          const event = Object.assign(new Event('storage'), { key, newValue: text });
          if (watcher.isAlive() && watchers.has(listener)) (listener as (event: Event) => void)(event);
        });
      }
    },
    listeningOf: (tab, isAlive) => ({
      addEventListener(type: string, listener: unknown) {
        if (type === 'storage') watchers.set(listener, { tab, isAlive });
        if (type === 'online' || type === 'offline') ofNetwork.set(listener, { type, isAlive });
      },
      removeEventListener(_type: string, listener: unknown) {
        watchers.delete(listener);
        ofNetwork.delete(listener);
      },
    }),
    isOnline: () => online,
    setOnline(next) {
      if (online === next) return;
      online = next;
      for (const listener of [...onlineListeners]) listener(next);
      const now = next ? 'online' : 'offline';
      for (const [listener, { type, isAlive }] of [...ofNetwork]) {
        if (type === now && isAlive()) (listener as (event: Event) => void)(new Event(type));
      }
    },
    onOnline(listener) {
      onlineListeners.add(listener);
      return () => onlineListeners.delete(listener);
    },
    locksOf: tab => ({
      async ifFree(name, work) {
        if (gone.has(tab) || (hasLocks && held.has(name))) return false;
        await hold(tab, name, work);
        return true;
      },
      async whenFree(name, work) {
        while (hasLocks && held.has(name)) await new Promise<void>(resolve => waiting.add(resolve));
        return gone.has(tab) ? new Promise(() => {}) : hold(tab, name, work);
      },
    }),
    release(tab) {
      gone.add(tab);
      for (const [name, holder] of [...held]) if (holder === tab) letGo(name);
    },
    channelOf(_tab, isAlive) {
      class Channel {
        readonly #own = { isAlive, listeners: new Set<Listener>() };
        constructor() {
          channels.add(this.#own);
        }
        addEventListener(_type: string, listener: Listener): void {
          this.#own.listeners.add(listener);
        }
        removeEventListener(_type: string, listener: Listener): void {
          this.#own.listeners.delete(listener);
        }
        postMessage(data: unknown): void {
          for (const channel of channels) {
            if (channel === this.#own) continue;
            void time.later(1).then(() => {
              if (!channel.isAlive()) return;
              for (const listener of channel.listeners) listener(new MessageEvent('message', { data }));
            });
          }
        }
      }
      return Channel as unknown as typeof BroadcastChannel;
    },
  };
}
