import type { ShellList } from '@/services/platform/shellLists';

/** A lifecycle event: the browser keeps the worker alive until what it waits for is done. */
export type LifecycleEvent = { readonly waitUntil: (work: Promise<unknown>) => void };

export type InstallEvent = LifecycleEvent & {
  /** Chromium only, from 123. */
  readonly addRoutes?: (route: {
    readonly condition: { readonly requestMethod: string };
    readonly source: 'network';
  }) => Promise<void>;
};

export type RequestEvent = LifecycleEvent & {
  readonly request: Request;
  /** The page that a navigation will become; empty for every other request. */
  readonly resultingClientId: string;
  readonly respondWith: (answer: Promise<Response>) => void;
};

export type MessageReceived = LifecycleEvent & { readonly data: unknown };

/** A file of the build; `revision` is null where its name already carries a hash of its content. */
export type ShellFile = {
  readonly url: string;
  readonly revision: string | null;
  /** Without any it is a visitor's, which every device keeps. */
  readonly lists?: readonly ShellList[];
};

/**
 * What the worker uses of its global scope. TypeScript's own `webworker` library cannot stand beside `dom`,
 * which the rest of the sources need.
 */
export type WorkerScope = {
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageReceived) => void): void;
  skipWaiting(): Promise<void>;
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly registration: Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly { readonly id: string }[]>;
  };
  fetch(request: string | Request, options?: RequestInit): Promise<Response>;
};
