import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
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

/** A shop of its own on a free port, in which the version in `dist/` is published, and the next one in its place. */
export async function openPublishedShop(nextVersion: string) {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  const live = join(folder, 'live');
  // The Vite plugin of the local backend reads it.
  process.env.LOCAL_FIREBASE_DIRECTORY = join(folder, 'data');
  let held: RegExp | null = null;
  let holds = () => {};
  const beingSent = new Set<ServerResponse>();

  /**
   * As hosting does: from one moment to the next, the files of the earlier version are gone. What is
   * being sent is sent to its end; Vite's server fails on a file that goes while it opens it.
   */
  async function publish(version: string): Promise<void> {
    for (const response of beingSent) await once(response, 'close');
    held = null;
    rmSync(live, { recursive: true, force: true });
    cpSync(version, live, { recursive: true });
  }

  await publish('dist');
  const slowLine: Plugin = {
    name: 'slow-line',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (held?.test(request.url ?? '')) holds();
        else next();
      });
    },
  };
  const server = await preview({
    configLoader: 'runner',
    logLevel: 'warn',
    plugins: [slowLine],
    build: { outDir: live },
    preview: { port: 0, host: 'localhost' },
  });
  const address = server.httpServer.address();
  if (typeof address !== 'object' || !address) throw new Error('The shop listens on no port.');

  server.httpServer.on('request', (request, response: ServerResponse) => {
    if (!request.url?.startsWith('/assets/') || held?.test(request.url)) return;
    beingSent.add(response);
    response.once('close', () => beingSent.delete(response));
  });

  return {
    origin: `http://localhost:${address.port}`,
    nextBrand: NEXT_BRAND,
    publishFirst: () => publish('dist'),
    publishNext: () => publish(nextVersion),
    /** Answers no request for such a file of this version from now on. Resolves when there is one. */
    hold(files: RegExp) {
      held = files;
      return new Promise<void>(resolve => {
        holds = resolve;
      });
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
