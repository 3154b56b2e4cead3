// @bundle service-worker

import { delay } from '@/lib/time/delay';
import { APPLY_UPDATE, PAGE_OPENED, STOP_PRECACHING } from '@/services/platform/appUpdates';
import { isPrecacheMessage } from '@/services/platform/shellLists';
import { NETWORK_ONLY, requestRoute } from './requestRoute';
import { createShellCache } from './shellCache';
import type { ShellFile, WorkerScope } from './workerScope';

// The build writes the list of files in this name's place.
declare const self: WorkerScope & { readonly __WB_MANIFEST: readonly ShellFile[] };

const files = self.__WB_MANIFEST;
const shell = createShellCache(files, {
  caches: self.caches,
  clients: self.clients,
  registration: self.registration,
  fetch: (request, options) => self.fetch(request, options),
  wait: delay,
});

self.addEventListener('install', event => {
  event.waitUntil(shell.install());
  void event.addRoutes?.(NETWORK_ONLY);
});

// Claiming makes a first visit work offline at once, and tells every other tab that its version was replaced.
const takeCare = () => Promise.all([self.clients.claim(), shell.sweep()]);

self.addEventListener('activate', event => event.waitUntil(takeCare()));

self.addEventListener('message', event => {
  if (event.data === APPLY_UPDATE) event.waitUntil(self.skipWaiting());
  if (event.data === STOP_PRECACHING) shell.end();
  if (event.data === PAGE_OPENED) event.waitUntil(takeCare());
  // What could not be had now is asked for again by the next page that opens.
  if (isPrecacheMessage(event.data)) event.waitUntil(shell.fill(event.data.keep).catch(() => {}));
});

self.addEventListener('fetch', event => {
  switch (requestRoute(event.request, self.location.origin, files)) {
    case 'page':
      event.respondWith(shell.page(new URL(event.request.url).pathname, event.resultingClientId));
      return;
    case 'file':
      event.respondWith(shell.file(event.request));
      return;
    case null:
      return;
  }
});
