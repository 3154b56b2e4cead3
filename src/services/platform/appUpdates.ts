import type { PrecacheMessage, ShellList } from './shellLists';
import { whenShellAllowed } from './whenShellAllowed';

/** What a page posts to the waiting worker on the person's word. */
export const APPLY_UPDATE = 'apply-update';

/** What a page posts to the worker that is to be replaced: whatever it is still keeping would hold up the new one. */
export const STOP_PRECACHING = 'end-work';

/** What a page posts to the worker once it is open: the worker takes control of it and deletes unused versions. */
export const PAGE_OPENED = 'page-opened';

/** How the code of this tab stands to what the shop has published. */
export type UpdateState =
  | 'current'
  /** A newer version is on the device, and waits for the person's word. */
  | 'ready'
  /** It was asked for, and the old version is ending its work. */
  | 'taking'
  /** Another tab has taken the newer version; this one still runs the old. */
  | 'replaced';

export type AppUpdates = {
  /** Calls back at each change; returns how to stop. */
  readonly watch: (listener: (state: UpdateState) => void) => () => void;
  /** Takes the newer version, and reloads this tab, and only this one, when it is there. */
  readonly apply: () => void;
  /** Has the device keep a list besides the visitor's, once it has a worker. */
  readonly keep: (list: ShellList) => void;
};

/** What is used of the browser; tests stand in for it. */
export type UpdateSource = {
  readonly container: Pick<ServiceWorkerContainer, 'register' | 'addEventListener'> & {
    readonly controller: Pick<ServiceWorker, 'postMessage'> | null;
    readonly ready: Promise<{ readonly active: Pick<ServiceWorker, 'postMessage'> | null }>;
  };
  /** Resolves when the worker, and all that it keeps, may be asked for. */
  readonly whenAllowed: () => Promise<void>;
  /** Calls back whenever it is worth asking for a newer version. */
  readonly onOccasion: (ask: () => void) => void;
  readonly reload: () => void;
};

const WORKER = '/serviceWorker.js';

/** Registers the service worker and follows its versions. A browser that refuses it has no offline start, no more. */
export function createAppUpdates({ container, whenAllowed, onOccasion, reload }: UpdateSource): AppUpdates {
  const listeners = new Set<(state: UpdateState) => void>();
  let state: UpdateState = 'current';
  let asked = false;
  // The first worker of a device takes control of a page that is already open: that is no update.
  let controlled = container.controller !== null;
  let waiting: ServiceWorker | null = null;

  const become = (next: UpdateState) => {
    state = next;
    for (const listener of listeners) listener(state);
  };

  function offer(worker: ServiceWorker | null): void {
    if (!worker || !controlled) return;
    waiting = worker;
    become('ready');
  }

  function follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  }

  container.addEventListener('controllerchange', () => {
    if (asked) reload();
    else if (controlled) become('replaced');
    controlled = true;
  });

  const followed = new WeakSet<ServiceWorkerRegistration>();

  /** Registers the worker, or asks for a newer one: where its first installation failed, there is none to ask. */
  async function ask(): Promise<void> {
    const registration = await container.register(WORKER, { updateViaCache: 'none' });
    if (followed.has(registration)) {
      await registration.update();
      return;
    }
    followed.add(registration);
    // A page that was on its way while the worker took the others into its care has been left out.
    (container.controller ?? registration.active)?.postMessage(PAGE_OPENED);
    offer(registration.waiting);
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
  }
  // Without a network there is nothing newer to hear of.
  const askIfPossible = () => void ask().catch(() => {});

  whenAllowed().then(() => {
    askIfPossible();
    onOccasion(askIfPossible);
  });

  return {
    watch(listener) {
      listeners.add(listener);
      listener(state);
      return () => listeners.delete(listener);
    },
    apply() {
      asked = true;
      // Replaced already: the newer version is there, and this tab only has to open it.
      if (state === 'replaced' || !waiting) {
        reload();
        return;
      }
      container.controller?.postMessage(STOP_PRECACHING);
      waiting.postMessage(APPLY_UPDATE);
      become('taking');
    },
    keep(list) {
      const message: PrecacheMessage = { keep: list };
      container.ready.then(({ active }) => active?.postMessage(message));
    },
  };
}

/** The browser's own; null where it has no service workers, as in a private window of some. */
export function browserUpdates(): AppUpdates | null {
  if (!('serviceWorker' in navigator)) return null;
  return createAppUpdates({
    container: navigator.serviceWorker,
    whenAllowed: whenShellAllowed,
    // A tab may stay open for days: coming back to it is when a newer version can be offered.
    onOccasion: ask => {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') ask();
      });
      globalThis.addEventListener('online', ask);
    },
    reload: () => globalThis.location.reload(),
  });
}
