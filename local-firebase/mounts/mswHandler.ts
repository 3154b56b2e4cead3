import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { RequestHandler } from '../requestHandler';

/**
 * An MSW handler that answers the backend's paths on any host, and leaves every other request to the handlers
 * after it.
 */
export function createMswHandler(handle: RequestHandler): HttpHandler {
  return http.all('*', async ({ request }) => {
    const outcome = await handle(unstreamed(request));
    switch (outcome?.kind) {
      case undefined:
        return undefined;
      case 'response':
        if (outcome.failure !== undefined) console.error(outcome.failure);
        return outcome.response;
      case 'drop':
        return HttpResponse.error();
      case 'hang':
        await delay('infinite');
    }
  });
}

/** An XMLHttpRequest is given its answer whole: a channel that would go on for ever has to end with what there is. */
function unstreamed(request: Request): Request {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.searchParams.get('CI') !== '0') return request;
  url.searchParams.set('CI', '1');
  return new Request(url, request);
}
