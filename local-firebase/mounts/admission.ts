import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isLoopback, isLoopbackAddress } from '../http/loopback';

export type Admission =
  | {
      readonly kind: 'admitted';
      /** What the request asks for, under the host and port it was sent to. */
      readonly url: URL;
      /** The allowed origin other than the backend's own whose page asks. */
      readonly otherOrigin: string | undefined;
    }
  | { readonly kind: 'refused'; readonly status: 400 | 403; readonly message: string };

/** What pages of other origins may call; the mailbox, the faults and the mailed links are for the backend's own alone. */
const SERVICE =
  /^\/(?:identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|v1|google\.firestore\.v1\.Firestore)\//;

/**
 * Decides by a request's head whether it may be answered at all. A browser sends any page's request to this machine, and
 * `Bearer owner` is no secret: so a page is let in by its origin, and only under a name that nobody else's domain can
 * have. Programs say neither where they come from nor have to.
 */
export function admit(incoming: IncomingMessage, allowOrigins: readonly string[]): Admission {
  const { headers, socket } = incoming;
  // A server that is opened to the network, as by `vite --host`, has this backend on it too; its owner has no password.
  if (!isLoopbackAddress(socket.remoteAddress)) {
    return refused(
      `This backend answers this machine alone, and ${socket.remoteAddress} is another, or this one by its address in the network:` +
        ' open it here as localhost.',
    );
  }
  const scheme = 'encrypted' in socket ? 'https' : 'http';
  // HTTP/2 has it under this name.
  const host = String(headers[':authority'] ?? headers.host ?? '');
  const own = ownOrigin(scheme, host, socket.localPort);
  if (own === null) {
    return refused(
      `This backend is no "${host}": it answers on this machine's own names, with the port it listens on.`,
    );
  }
  // A path may hold anything: it is put behind the host as it is, so that it cannot be read as another host.
  const address = `${own}${incoming.url ?? '/'}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.origin !== own) {
    return { kind: 'refused', status: 400, message: 'The request names no path.' };
  }
  const { origin } = headers;
  if (origin === undefined) {
    return isOfOtherSite(incoming.method, headers)
      ? refused('This backend is not there for pages of other sites.')
      : { kind: 'admitted', url, otherOrigin: undefined };
  }
  if (origin === own) return { kind: 'admitted', url, otherOrigin: undefined };
  if (!allowOrigins.includes(origin)) {
    const wayIn = isOfThisMachine(origin) ? ` Start it with --allow-origin ${origin} if it should.` : '';
    return refused(`A page of ${origin} may not call this backend.${wayIn}`);
  }
  if (!SERVICE.test(url.pathname))
    return refused(`${url.pathname} is for pages of this backend's own origin.`);
  if (isOwner(headers)) return refused('A page of another origin is let in as its users, not as the owner.');
  return { kind: 'admitted', url, otherOrigin: origin };
}

/** @throws Error for what is no origin of this machine */
export function checkAllowedOrigins(origins: readonly string[]): void {
  for (const origin of origins) {
    if (isOfThisMachine(origin)) continue;
    throw new Error(
      `"${origin}" cannot be allowed: what can is an origin of this machine, such as http://localhost:5173.`,
    );
  }
}

function isOfThisMachine(origin: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  return url?.origin === origin && isLoopback(url.hostname);
}

/**
 * For a preflight, and for the answer that follows. Firebase's credentials are headers, never cookies; but the WebChannel of
 * the full SDK asks as if there were some.
 */
export function corsHeaders(otherOrigin: string | undefined, asked: IncomingHttpHeaders, { pathname }: URL) {
  if (otherOrigin === undefined) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': otherOrigin,
    ...(pathname.endsWith('/channel') && { 'access-control-allow-credentials': 'true' }),
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': asked['access-control-request-headers'] ?? 'authorization, content-type',
    'access-control-expose-headers': '*',
    'access-control-max-age': '600',
  };
}

/** Null where the host is no name of this machine or has another port. */
function ownOrigin(scheme: string, host: string, port: number | undefined): string | null {
  const url = URL.canParse(`${scheme}://${host}`) ? new URL(`${scheme}://${host}`) : null;
  if (url === null || url.host !== host.toLowerCase() || !isLoopback(url.hostname)) return null;
  return Number(url.port || (scheme === 'https' ? 443 : 80)) === port ? url.origin : null;
}

/** A browser says so of what has no origin: pictures, scripts, frames. A link that opens a page by itself may lead here. */
function isOfOtherSite(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  const opensPage = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return !(opensPage && method === 'GET');
}

function isOwner({ authorization }: IncomingHttpHeaders): boolean {
  return /^\s*bearer\s+owner\s*$/i.test(authorization ?? '');
}

function refused(message: string): Admission {
  return { kind: 'refused', status: 403, message };
}
