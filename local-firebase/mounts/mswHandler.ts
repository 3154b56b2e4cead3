import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { RequestHandler } from '../requestHandler';

/**
 * An MSW handler that answers the backend's paths on any host, and leaves every other request to the handlers
 * after it.
 */
export function createMswHandler(handle: RequestHandler): HttpHandler {
  return http.all('*', async ({ request }) => {
    const outcome = await handle(request);
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
