import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin, preview } from 'vite';

const NEXT_BRAND = 'Eawa Next';

/** The same app under another name, which changes the hash of every script. */
const renamed: Plugin = {
  name: 'renamed',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('src/lib/brand.ts') ? code.replace("'Eawa'", `'${NEXT_BRAND}'`) : undefined,
};

/** Builds the version that comes after the one in `dist/`; answers with its folder. */
export async function buildNextVersion(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'next-version-'));
  await build({
    configLoader: 'runner',
    logLevel: 'warn',
    plugins: [renamed],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

/** A shop of its own on a free port, with a version published that can be replaced by the next. */
export async function openPublishedShop(nextVersion: string) {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  const live = join(folder, 'live');
  // The Vite plugin of the local backend reads it.
  process.env.LOCAL_FIREBASE_DIRECTORY = join(folder, 'data');
  cpSync('dist', live, { recursive: true });
  const server = await preview({
    configLoader: 'runner',
    logLevel: 'warn',
    build: { outDir: live },
    preview: { port: 0, host: 'localhost' },
  });
  const address = server.httpServer.address();
  if (typeof address !== 'object' || !address) throw new Error('The shop listens on no port.');

  return {
    origin: `http://localhost:${address.port}`,
    nextBrand: NEXT_BRAND,
    /** As hosting does: from one moment to the next, the files of the earlier version are gone. */
    publishNext() {
      rmSync(live, { recursive: true });
      cpSync(nextVersion, live, { recursive: true });
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
