import type { ShellFile } from './workerScope';

/** Pages of somebody else on our origin: the local backend's, the emulators', and hosting's own (`/__/…`). */
const FOREIGN_PAGES =
  /^\/(?:__|emulator(?:\/|$)|v1\/|identitytoolkit\.googleapis\.com\/|securetoken\.googleapis\.com\/)/;

/** Hashed files of any build of ours. */
const HASHED_FILES = /^\/assets\//;

/**
 * Chromium sends these without asking the worker (Static Routing API). So they cannot wake the old worker in the moment in which it
 * ends for a new version: awake again, it would stay for 30 seconds more.
 */
export const NETWORK_ONLY = { condition: { requestMethod: 'POST' }, source: 'network' } as const;

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * Who answers a request: the app's one `page`, a kept `file`, or null for the network alone. Everything that is
 * not ours by name goes to the network untouched, so no request to an API can ever be answered from here.
 */
export function requestRoute(
  { method, mode, url }: Asked,
  origin: string,
  files: readonly ShellFile[],
): 'page' | 'file' | null {
  const { origin: askedOrigin, pathname } = new URL(url);
  if (method !== 'GET' || askedOrigin !== origin) return null;
  const isKept = HASHED_FILES.test(pathname) || files.some(file => `/${file.url}` === pathname);
  if (mode === 'navigate') return isKept || FOREIGN_PAGES.test(pathname) ? null : 'page';
  return isKept ? 'file' : null;
}
