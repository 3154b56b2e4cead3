import { applyFault } from './faults/fault';
import type { Faults } from './faults/faults';
import type { Outcome } from './faults/outcome';
import type { Handler } from './http/handler';
import { json } from './http/responses';

/** Null when the path belongs to somebody else: the page's own files, in the mounts that share its origin. */
export type RequestHandler = (request: Request) => Promise<Outcome | null>;

/** Where the emulators listen, and so the SDKs send; and the backend's own pages. */
const OWN_PATH =
  /^\/(?:(?:identitytoolkit|securetoken)\.googleapis\.com|google\.firestore\.v1\.Firestore|v1(?:beta1)?\/projects|emulator|__local)(?:\/|$)/;

/** What is answered for as long as a client listens. */
const CHANNEL = /^\/google\.firestore\.v1\.Firestore\/\w+\/channel$/;

/** Whether the backend answers this path, be it by refusing it. */
export function isBackendPath(pathname: string): boolean {
  return OWN_PATH.test(pathname);
}

/**
 * Answers a request by the first handler that knows its path, unless a fault is in its way. A path of the backend's
 * that no handler knows is refused with 501; what a handler throws becomes a 500 that says so.
 */
export function createRequestHandler(options: {
  handlers: readonly Handler[];
  faults: Faults;
  wait: (delayMs: number) => Promise<void>;
}): RequestHandler {
  const { handlers, faults, wait } = options;

  async function answer(request: Request, url: URL): Promise<Outcome> {
    try {
      for (const handler of handlers) {
        const response = await handler(request, url);
        if (response) return { kind: 'response', response };
      }
      return {
        kind: 'response',
        response: refuse(501, `local-firebase does not serve ${request.method} ${url.pathname}`),
      };
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : String(failure);
      return { kind: 'response', response: refuse(500, `local-firebase failed: ${message}`), failure };
    }
  }

  return async request => {
    const url = new URL(request.url);
    if (!isBackendPath(url.pathname)) return null;
    // The pages that clear a fault must stay reachable whatever it matches.
    if (url.pathname.startsWith('/__local')) return await answer(request, url);
    const fault = faults.take(request.method, url);
    if (fault) return await applyFault(fault, () => answer(request, url), wait);
    const outcome = await answer(request, url);
    return CHANNEL.test(url.pathname) ? breakable(outcome, () => faults.isDue(request.method, url)) : outcome;
  };
}

/**
 * An answer that is still being given when a fault begins breaks off at its next part, as on a network that goes away: what
 * listens asks again, and meets the fault.
 */
function breakable(outcome: Outcome, isDue: () => boolean): Outcome {
  if (outcome.kind !== 'response' || outcome.response.body === null) return outcome;
  const { body } = outcome.response;
  const watched = body.pipeThrough(
    new TransformStream({
      transform(part, controller) {
        if (isDue()) controller.error(new Error('A fault has broken the answer off.'));
        else controller.enqueue(part);
      },
    }),
  );
  return { ...outcome, response: new Response(watched, outcome.response) };
}

const STATUS_NAMES = { 500: 'INTERNAL', 501: 'UNIMPLEMENTED' } as const;

function refuse(code: keyof typeof STATUS_NAMES, message: string): Response {
  return json({ error: { code, message, status: STATUS_NAMES[code] } }, code);
}
