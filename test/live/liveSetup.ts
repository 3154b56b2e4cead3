import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createLocalFirebase } from '../../local-firebase/localFirebase';
import { startNodeServer } from '../../local-firebase/mounts/nodeServer';
import { createMemoryStorage } from '../../local-firebase/storage/memoryStorage';
import { onOfficial } from '../support/official';
import { openOfficialShop } from '../support/officialShop';
import { ADMIN, type ShopSetup } from '../support/shop';
import { type FaultProxy, openFaultProxy } from './faultProxy';

/** A shop without a document behind a proxy, on whichever backend the run is on. */
export type LiveSetup = {
  readonly proxy: FaultProxy;
  /** What the app's services are made from. */
  readonly env: { readonly [name: string]: string };
  readonly write: ShopSetup['firestore']['documents']['write'];
  /** The server ends, and another begins with what it kept. Only where it is ours to end. */
  readonly restart: () => Promise<void>;
  /** The server's clock is so far before the device's from now on: its tokens have ended sooner than the device knows. */
  readonly aheadBy: (ms: number) => void;
  readonly close: () => Promise<void>;
};

export const openSetup = (): Promise<LiveSetup> => (onOfficial ? openOfficial() : openLocal());

async function openOfficial(): Promise<LiveSetup> {
  const { backend, source } = await openOfficialShop(process.env.LIVE_PROJECT);
  const proxy = await openFaultProxy();
  proxy.lead(Number(new URL(`http://${source.env.VITE_FIRESTORE_EMULATOR_HOST}`).port));
  return {
    proxy,
    env: { ...source.env, VITE_FIRESTORE_EMULATOR_HOST: proxy.host },
    write: documents => backend.firestore.documents.write(documents),
    restart: async () => {},
    aheadBy() {},
    close: proxy.close,
  };
}

async function openLocal(): Promise<LiveSetup> {
  const storage = createMemoryStorage();
  const [rules, indexes] = ['firestore.rules', 'firestore.indexes.json'].map(file =>
    readFileSync(file, 'utf8'),
  );
  const proxy = await openFaultProxy();
  let aheadMs = 0;
  let lastMs = 0;
  /** No two moments are one: versions of a document are told apart by them. */
  const clock = () => {
    lastMs = Math.max(Date.now() + aheadMs, lastMs + 1);
    return lastMs;
  };
  async function start() {
    const backend = await createLocalFirebase({
      storage,
      rules,
      indexes,
      clock,
      scryptCost: 1024,
      randomBytes,
    });
    const server = await startNodeServer(backend.handle);
    proxy.lead(server.port);
    return { backend, server };
  }
  async function stop() {
    await running.server.close();
    await running.backend.close();
  }
  let running = await start();
  await running.backend.auth.accounts.create(ADMIN);
  return {
    proxy,
    env: {
      VITE_BACKEND: 'emulator',
      VITE_AUTH_EMULATOR_HOST: proxy.host,
      VITE_FIRESTORE_EMULATOR_HOST: proxy.host,
    },
    write: documents => running.backend.firestore.documents.write(documents),
    async restart() {
      await stop();
      running = await start();
    },
    aheadBy(ms) {
      aheadMs = ms;
    },
    async close() {
      await stop();
      await proxy.close();
    },
  };
}
