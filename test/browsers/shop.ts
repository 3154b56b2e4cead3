import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../bench/serve/listen';
import { startChild } from '../official/child';

const DOCUMENTS = '/v1/projects/demo-bottled-water/databases/(default)/documents';
const OWNER = { authorization: 'Bearer owner' };

type Fields = { readonly [field: string]: { readonly [kind: string]: unknown } };
/** A document as the backend holds it. */
export type Document = { readonly name: string; readonly fields: Fields; readonly createTime: string };

/** The shop of the last build with its seeded backend. */
export async function openShop() {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  const port = await freePort();
  const start = () =>
    startChild({
      name: 'The shop',
      command: process.execPath,
      args: ['scripts/start.mjs', '--built', '--data', join(folder, 'data')],
      cwd: process.cwd(),
      env: { PORT: String(port) },
      log: join(folder, 'shop.log'),
      url: `http://localhost:${port}/`,
    });
  const origin = `http://localhost:${port}`;
  const documents = `${origin}${DOCUMENTS}`;
  let server = await start();

  /** The orders that the backend holds. */
  async function orders(): Promise<readonly Document[]> {
    const response = await fetch(`${documents}:runQuery`, {
      method: 'POST',
      headers: { ...OWNER, 'content-type': 'application/json' },
      body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'orders' }] } }),
    });
    const answers = (await response.json()) as readonly { readonly document?: Document }[];
    return answers.flatMap(({ document }) => document ?? []);
  }

  return {
    /** `http://localhost:40123` */
    origin,
    /** Ends the server: nobody answers any more, as where a phone has no connection. */
    stop: () => server.stop(),
    /** Ends it as a power cut does: nothing of it gets to finish. */
    kill: () => server.kill(),
    /** Starts it again, with what it held. */
    async startAgain() {
      server = await start();
    },
    /** What the backend holds, past every rule; null where there is no such document. */
    async stored(path: string): Promise<Fields | null> {
      const response = await fetch(`${documents}/${path}`, { headers: OWNER });
      if (response.status === 404) return null;
      return ((await response.json()) as Document).fields;
    },
    orders,
    /** Their ids. */
    orderIds: async () => (await orders()).map(({ name }) => name.split('/').at(-1) ?? ''),
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
