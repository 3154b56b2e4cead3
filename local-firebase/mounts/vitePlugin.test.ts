import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createLogger,
  createServer,
  type InlineConfig,
  type PreviewServer,
  preview,
  type ViteDevServer,
} from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectWebChannel, isSnapshot } from '../firestore/testing/webChannelClient';
import { localFirebase } from './vitePlugin';

/** Those of the project that this backend stands in. */
const RULES = fileURLToPath(new URL('../../firestore.rules', import.meta.url));
const INDEXES = fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url));

let root = '';
let open: (ViteDevServer | PreviewServer)[] = [];
const printed: string[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vite-'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>The shop</title>');
  open = [];
});

afterEach(async () => {
  for (const server of open) await server.close();
  await rm(root, { recursive: true, force: true });
});

const ALLOWED = 'http://localhost:6006';

function config(): InlineConfig & { configFile: false } {
  const customLogger = { ...createLogger('silent'), info: (text: string) => printed.push(text) };
  return {
    root,
    configFile: false,
    customLogger,
    server: { port: 0, host: '127.0.0.1', ws: false },
    preview: { port: 0, host: '127.0.0.1' },
    build: { outDir: '.' },
    optimizeDeps: { noDiscovery: true },
    plugins: [localFirebase({ orders: 24, rulesFile: RULES, indexesFile: INDEXES, allowOrigins: [ALLOWED] })],
  };
}

async function startDev(): Promise<{ server: ViteDevServer; origin: string }> {
  const server = await createServer(config());
  open.push(server);
  await server.listen();
  return { server, origin: originOf(server) };
}

function originOf(server: ViteDevServer | PreviewServer): string {
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');
  return `http://127.0.0.1:${address.port}`;
}

const DOCUMENTS = '/v1/projects/demo-bottled-water/databases/(default)/documents';

async function write(origin: string, text: string): Promise<number> {
  const response = await fetch(`${origin}${DOCUMENTS}/tests/1`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { text: { stringValue: text } } }),
  });
  return response.status;
}

/** As a browser asks before a page of another port may send a token. */
async function preflight(origin: string, from: string): Promise<Response> {
  return await fetch(`${origin}${DOCUMENTS}:commit`, {
    method: 'OPTIONS',
    headers: {
      origin: from,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  });
}

async function read(origin: string): Promise<string> {
  const response = await fetch(`${origin}${DOCUMENTS}/tests/1`, {
    headers: { authorization: 'Bearer owner' },
  });
  return await response.text();
}

describe('the Vite plugin', () => {
  it('serves the backend and the page on one origin in development, and tells where', async () => {
    const { server, origin } = await startDev();
    expect(await (await fetch(origin, { headers: { accept: 'text/html' } })).text()).toContain('The shop');
    expect(await write(origin, 'written')).toBe(200);
    expect(await read(origin)).toContain('written');
    server.printUrls();
    expect(printed.join('\n')).toContain(`Mailbox: ${origin}/__local/mailbox`);
    expect(printed.join('\n')).toContain('Admin: admin@demo.test / admin-demo-1');
  });

  it('keeps what was written for the preview server, planted once', async () => {
    const { server, origin } = await startDev();
    await write(origin, 'kept');
    await server.close();
    const previewing = await preview(config());
    open.push(previewing);
    expect(await (await fetch(originOf(previewing), { headers: { accept: 'text/html' } })).text()).toContain(
      'The shop',
    );
    expect(await read(originOf(previewing))).toContain('kept');
  });

  it('shares one backend between an old server and the one that replaces it, as Vite does on a restart', async () => {
    const old = await startDev();
    const replacement = await startDev();
    await write(old.origin, 'by the old one');
    await old.server.close();
    expect(await read(replacement.origin)).toContain('by the old one');
    expect(await write(replacement.origin, 'by the new one')).toBe(200);
  });

  it.each(['dev', 'preview'])(
    'lets no page of another port in on the %s server, but one that is allowed',
    async kind => {
      const server = kind === 'dev' ? (await startDev()).server : await preview(config());
      if (kind === 'preview') open.push(server);
      const origin = originOf(server);
      for (const other of ['http://localhost:5173', 'http://127.0.0.1:5173', 'https://evil.example']) {
        const refused = await preflight(origin, other);
        expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
        const read = await fetch(`${origin}${DOCUMENTS}/users/asha`, {
          headers: { origin: other, authorization: 'Bearer owner' },
        });
        expect(read.status).toBe(403);
      }
      const allowed = await preflight(origin, ALLOWED);
      expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, ALLOWED]);
    },
  );

  it.each(['dev', 'preview'])('tells who listens on the %s server, until that closes', async kind => {
    vi.stubGlobal('self', globalThis);
    const server = kind === 'dev' ? (await startDev()).server : await preview(config());
    if (kind === 'preview') open.push(server);
    const origin = originOf(server);
    const projectId = 'demo-bottled-water';
    const client = await connectWebChannel({ origin, projectId, headers: { Authorization: 'Bearer owner' } });
    const parent = `projects/${projectId}/databases/(default)/documents`;
    const structuredQuery = { from: [{ collectionId: 'tests' }] };
    client.send({ addTarget: { targetId: 2, query: { parent, structuredQuery } } });
    await client.until(isSnapshot);
    await write(origin, 'told');
    const [change] = await client.until(isSnapshot);
    expect(change).toMatchObject({
      documentChange: { document: { fields: { text: { stringValue: 'told' } } } },
    });
    await server.close();
    client.close();
    vi.unstubAllGlobals();
  });
});
