import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOW } from '../support/clock';
import type { Backend } from './backend';
import { bundle } from './bundles';
import type { Page } from './page';
import { installVirtualTime } from './virtualTime';
import type { Stage } from './world';

/** Builds what a script runs on, and gives this process a browser's globals and a time of its own. */
export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const [pageUrl, backendUrl] = await Promise.all([bundle('page', folder), bundle('backend', folder)]);
  Object.assign(globalThis, { window: globalThis, self: globalThis });
  Object.defineProperty(globalThis, 'navigator', {
    value: { onLine: true, userAgent: 'soak', language: 'en' },
    configurable: true,
  });
  const time = installVirtualTime(NOW);
  // Imported under another name, a page's code shares nothing with the other copies of it.
  const loadPage = async (name: string) => {
    const { page }: { page: Page } = await import(/* @vite-ignore */ `${pageUrl}?${name}`);
    return page;
  };
  const { backend }: { backend: Backend } = await import(/* @vite-ignore */ backendUrl);
  return {
    time,
    backend,
    pages: [await loadPage('tab-0'), await loadPage('tab-1')],
    loadPage,
    close() {
      time.uninstall();
      rmSync(folder, { recursive: true });
    },
  };
}
