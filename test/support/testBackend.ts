import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { PATHS } from '@/lib/paths';
import { createLocalFirebase, type LocalFirebase } from '../../local-firebase/localFirebase';
import { createMswHandler } from '../../local-firebase/mounts/mswHandler';
import { createMemoryStorage } from '../../local-firebase/storage/memoryStorage';
import { whileAtWork, whileWaiting } from './atWork';

/** The rules that deploy to hosted Firebase decide every request of every test. */
const rules = readFileSync('firestore.rules', 'utf8');
const indexes = readFileSync('firestore.indexes.json', 'utf8');

let current: LocalFirebase | undefined;
let storage = createMemoryStorage();
let now = serverClock();

/** Every request of a test file reaches the backend of the running test; anything else is an error. */
export const server = setupServer(
  createMswHandler(request => {
    if (!current) throw new Error(`No test has opened a backend for ${request.url}`);
    const { handle } = current;
    return whileAtWork(() => handle(request));
  }),
  // Whether anybody is there at all.
  http.head('http://localhost:4173/', () => new HttpResponse()),
);

let listening = false;

/** To be called before any SDK is imported, which takes hold of `fetch` when it loads; it lasts as long as the worker. */
export function listen(): void {
  if (!listening) server.listen({ onUnhandledRequest: 'error' });
  listening = true;
}

/**
 * The test's clock as a server has it, where no two moments are one: server timestamps are to the millisecond, and tell
 * versions of a document apart.
 */
function serverClock(): () => number {
  let last = 0;
  return () => {
    last = Math.max(Date.now(), last + 1);
    return last;
  };
}

/**
 * A backend of the running test's own: empty, in memory, with counted random numbers; by the test's clock, or by another than
 * the device's.
 */
export function openBackend(clock = serverClock()): Promise<LocalFirebase> {
  storage = createMemoryStorage();
  now = clock;
  return startBackend();
}

/** The backend of the running test ends as a server that is restarted, and another begins with what it kept. */
export async function restartBackend(withRules?: string): Promise<LocalFirebase> {
  await current?.close();
  return startBackend(withRules);
}

async function startBackend(withRules = rules): Promise<LocalFirebase> {
  let drawn = 0;
  current = await createLocalFirebase({
    storage,
    rules: withRules,
    indexes,
    scryptCost: 1024,
    actionPath: PATHS.link,
    clock: now,
    wait: delayMs => whileWaiting(delay(delayMs)),
    randomBytes: count =>
      Uint8Array.from({ length: count }, () => {
        drawn = (drawn * 1_103_515_245 + 12_345) % 2_147_483_648;
        return drawn >> 16;
      }),
  });
  return current;
}

export function closeBackend(): void {
  void current?.close();
  current = undefined;
}
