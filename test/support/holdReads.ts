import { http } from 'msw';
import { server } from './testBackend';

function hold(path: RegExp): () => void {
  let letGo = () => {};
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
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

/** Lets Auth not say who is signed in until the returned function is called. Reset the server's handlers after the test. */
export const holdSession = (): (() => void) => hold(/accounts:lookup/);
