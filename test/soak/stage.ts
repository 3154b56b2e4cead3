import 'fake-indexeddb/auto';
import { inject } from 'vitest';
import { NOW } from '../support/clock';
import type { Backend } from './backend';
import type { Page } from './page';
import { installVirtualTime } from './virtualTime';
import type { Stage } from './world';

/** Gives this process a browser's globals. */
export function becomeBrowser(): void {
  const soakPerformance = { now: () => Date.now() };
  Object.assign(globalThis, { window: globalThis, self: globalThis, soakPerformance });
  Object.defineProperty(globalThis, 'navigator', {
    value: { onLine: true, userAgent: 'soak', language: 'en' },
    configurable: true,
  });
}

/** A copy of the page that is named so. Imported under another name, its code shares nothing with the other copies. */
export async function loadPage(pageUrl: string, name: string): Promise<Page> {
  const { page }: { page: Page } = await import(/* @vite-ignore */ `${pageUrl}?${name}`);
  return page;
}

/** Loads what a script runs on, and gives this process a browser's globals and a time of its own. */
export async function openStage(): Promise<Stage> {
  const bundles = inject('soakBundles');
  becomeBrowser();
  const time = installVirtualTime(NOW);
  const load = (name: string) => loadPage(bundles.page, name);
  const { backend }: { backend: Backend } = await import(/* @vite-ignore */ bundles.backend);
  return {
    time,
    backend,
    pages: [await load('tab-0'), await load('tab-1')],
    loadPage: load,
    close: () => time.uninstall(),
  };
}
