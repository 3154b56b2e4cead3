import { html, json } from '../http/responses';
import type { Json } from '../storage/storage';
import type { Outcome } from './outcome';
import { PORTAL_PAGE, PORTAL_PATH, proxyPage } from './portalPage';

export const FAULT_KINDS = [
  'dropRequest',
  'applyThenDrop',
  'applyThenCut',
  'delay',
  'hang',
  'status',
  'html200',
  'htmlStatus',
  'redirect',
] as const;

/** Something that goes wrong with a request, as it does on a flaky network. */
export type Fault =
  /** The connection breaks before the backend sees the request: nothing is applied. */
  | { readonly kind: 'dropRequest' }
  /** The request is handled, then the connection breaks: applied, but its sender cannot know. */
  | { readonly kind: 'applyThenDrop' }
  /** The request is handled, and its answer breaks off in the middle: a status, and half a text. */
  | { readonly kind: 'applyThenCut' }
  /** The request arrives late, and is applied even when its sender has given up by then. */
  | { readonly kind: 'delay'; readonly delayMs: number }
  /** Nothing is applied and no answer ever comes. */
  | { readonly kind: 'hang' }
  /** Nothing is applied; the answer is this. Without a body, an error body as Google's services send it. */
  | { readonly kind: 'status'; readonly status: number; readonly body?: Json }
  /** Nothing is applied; the answer is a page, as a hotel's Wi-Fi gives. */
  | { readonly kind: 'html200' }
  /** Nothing is applied; the answer is a proxy's page with this status. */
  | { readonly kind: 'htmlStatus'; readonly status: number }
  /** Nothing is applied; the request is sent on to such a page. */
  | { readonly kind: 'redirect' };

/** Statuses whose answers cannot carry a body. */
export const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Lets a request meet its fault.
 *
 * @param answer handles the request as if nothing were wrong
 * @param wait resolves after that many milliseconds
 */
export async function applyFault(
  fault: Fault,
  answer: () => Promise<Outcome>,
  wait: (delayMs: number) => Promise<void>,
): Promise<Outcome> {
  switch (fault.kind) {
    case 'dropRequest':
      return { kind: 'drop' };
    case 'applyThenDrop': {
      const outcome = await answer();
      if (outcome.kind !== 'response' || outcome.failure !== undefined) return outcome;
      await outcome.response.body?.cancel();
      return { kind: 'drop' };
    }
    case 'applyThenCut': {
      const outcome = await answer();
      return outcome.kind === 'response' && outcome.failure === undefined
        ? { kind: 'response', response: await cut(outcome.response) }
        : outcome;
    }
    case 'delay':
      await wait(fault.delayMs);
      return await answer();
    case 'hang':
      return { kind: 'hang' };
    case 'status':
      return { kind: 'response', response: answerWith(fault.status, fault.body) };
    case 'html200':
      return { kind: 'response', response: html(PORTAL_PAGE) };
    case 'htmlStatus':
      return { kind: 'response', response: html(proxyPage(fault.status), fault.status) };
    case 'redirect':
      return {
        kind: 'response',
        response: new Response(null, { status: 302, headers: { location: PORTAL_PATH } }),
      };
  }
}

/** An answer that goes on for ever is cut within its first part. */
async function cut(response: Response): Promise<Response> {
  const reader = response.body?.getReader();
  const { value = new Uint8Array() } = (await reader?.read()) ?? {};
  await reader?.cancel();
  const text = new TextDecoder().decode(value);
  return new Response(text.slice(0, text.length / 2), response);
}

function answerWith(status: number, body: Json | undefined): Response {
  if (BODILESS.has(status)) return new Response(null, { status });
  return json(body ?? { error: { code: status, message: `Injected fault: HTTP ${status}.` } }, status);
}
