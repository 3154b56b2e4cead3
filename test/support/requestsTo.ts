import { server } from './testBackend';

/** Counts the requests whose address contains a text, from now on. */
export function requestsTo(part: string): () => number {
  let count = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes(part)) count += 1;
  });
  return () => count;
}
