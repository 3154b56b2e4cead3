import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundle } from './bundles';

/** Where the bundles of a run are. */
type SoakBundles = { readonly page: string; readonly backend: string };

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface ProvidedContext {
    readonly soakBundles: SoakBundles;
  }
}

let folder: string;

/** Bundles the page and the backend before the first file of the soak, for all of them. */
export async function setup({ provide }: TestProject): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const [page, backend] = await Promise.all([bundle('page', folder), bundle('backend', folder)]);
  provide('soakBundles', { page, backend });
}

export function teardown(): void {
  rmSync(folder, { recursive: true });
}
