/**
 * `npm run bench:live`: how long a new order takes from its commit to staff's open page, and a change to its customer's, and what is read,
 * on the local backend and on the official emulator of Firestore, where it is found.
 *
 *   --orders N   100
 *   --on WHICH   local or official; both unless said
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLocalFirebase, DEFAULT_PROJECT_ID } from '../../local-firebase/localFirebase';
import { startNodeServer } from '../../local-firebase/mounts/nodeServer';
import { createMemoryStorage } from '../../local-firebase/storage/memoryStorage';
import { freePort } from '../bench/serve/listen';
import { findEmulator } from './findEmulator';
import { run } from './run';
import { startFirestore } from './startEmulators';

const { orders = '100', on } = parseArgs({
  options: { orders: { type: 'string' }, on: { type: 'string' } },
}).values;
if (!/^[1-9]\d{0,5}$/.test(orders)) throw new Error(`--orders is "${orders}": a whole number is expected.`);

/** Serves Auth for both: the official emulator believes every token. */
const backend = await createLocalFirebase({
  storage: createMemoryStorage(),
  randomBytes,
  rules: readFileSync('firestore.rules', 'utf8'),
  indexes: readFileSync('firestore.indexes.json', 'utf8'),
  unsignedTokens: true,
});
const server = await startNodeServer(backend.handle);
const local = new URL(server.origin).host;

async function measure(name: string, firestoreHost: string): Promise<void> {
  console.log(`${name}:`);
  const env = {
    LIVE_ORDERS: orders,
    LIVE_PROJECT: DEFAULT_PROJECT_ID,
    FIREBASE_AUTH_EMULATOR_HOST: local,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
  };
  const args = [
    'run',
    '--config',
    'test/official/vitest.config.ts',
    '--project',
    'app',
    'test/official/app/live.test.tsx',
  ];
  if (!(await run('vitest', args, env))) process.exitCode = 1;
}

const folder = mkdtempSync(join(tmpdir(), 'live-'));
try {
  if (on !== 'official') await measure('The local backend', local);
  const found = findEmulator(process.env);
  if (on === 'local') console.log('Not asked for on the official emulator.');
  else if ('jar' in found) {
    const port = await freePort();
    const emulator = await startFirestore(found, folder, port);
    try {
      await measure('The official emulator', `127.0.0.1:${port}`);
    } finally {
      await emulator.stop();
    }
  } else console.log(`Not measured on the official emulator, for want of ${found.join(' and ')}.`);
} finally {
  await server.close();
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
}
