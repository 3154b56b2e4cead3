import { http } from 'msw';
import { server } from './testBackend';

/** Lets no list be read until the returned function is called. Reset the server's handlers after the test. */
export function holdReads(): () => void {
  let letGo = () => {};
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  // A handler that answers nothing leaves the request to the next.
  server.use(http.post(/:runQuery/, () => held));
  return letGo;
}
