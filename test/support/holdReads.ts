import { http } from 'msw';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { whileAtWork } from './atWork';
import { signal } from './signal';
import { server } from './testBackend';

function hold(path: RegExp): () => void {
  const [held, letGo] = signal();
  // A handler that answers nothing leaves the request to the next.
  server.use(http.all(path, () => held));
  return letGo;
}

/** Lets no list be read until the returned function is called. Reset the server's handlers after the test. */
export const holdReads = (): (() => void) => hold(/:runQuery|\/documents\/inventory$/);

/** Lets no single document be read until the returned function is called. Reset the server's handlers after the test. */
export const holdGets = (): (() => void) => hold(/:batchGet/);

/** Lets nothing be written until the returned function is called. Reset the server's handlers after the test. */
export const holdCommits = (): (() => void) => hold(/:commit/);

/**
 * Keeps the next commit on its way until `letGo` is called; those after it pass. `begun` resolves once it is on its way.
 * Reset the server's handlers after the test.
 */
export function holdNextCommit() {
  const [held, letGo] = signal();
  const [begun, tell] = signal();
  server.use(
    http.all(
      /:commit/,
      async () => {
        tell();
        await held;
      },
      { once: true },
    ),
  );
  return { begun, letGo };
}

/** Lets Auth not say who is signed in until the returned function is called. Reset the server's handlers after the test. */
export const holdSession = (): (() => void) => hold(/accounts:lookup/);

/**
 * Has lists read at once, and lets nobody hear what was found until `letGo` is called. `found` resolves at the first. Reset
 * the server's handlers after the test.
 */
export function holdAnswers(backend: LocalFirebase) {
  const [held, letGo] = signal();
  const [found, tell] = signal();
  server.use(
    http.all(/:runQuery/, async ({ request }) => {
      const outcome = await whileAtWork(() => backend.handle(request));
      tell();
      await held;
      if (outcome?.kind !== 'response') throw new Error('The backend has not answered.');
      return outcome.response;
    }),
  );
  return { found, letGo };
}
