/** A request as the browser's own log tells it; times in milliseconds after the page's first request. */
export type LoggedRequest = {
  readonly url: string;
  /** As the DevTools protocol names it: Document, Script, Stylesheet, Image, Fetch … */
  readonly type: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly startedMs: number;
  readonly finishedMs: number | null;
  /** On the wire: headers and compressed body. */
  readonly bytes: number;
  /** From the cache of the browser or of the service worker: no network. */
  readonly local: boolean;
  /** Documents billed for it, as the local backend says. */
  readonly reads: number;
};

export const isScript = ({ url, type }: LoggedRequest): boolean =>
  type === 'Script' || /\.m?js(\?|$)/.test(url);

/** The bytes that came over the network for these. */
export function wireBytes(requests: readonly LoggedRequest[]): number {
  return requests.filter(({ local }) => !local).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Those whose answer was there by a time. */
export function finishedBy(requests: readonly LoggedRequest[], ms: number | null): readonly LoggedRequest[] {
  return requests.filter(({ finishedMs }) => finishedMs !== null && ms !== null && finishedMs <= ms);
}

const SIMPLE_METHODS = ['GET', 'HEAD', 'POST'];
/** What a page may send to another origin unasked, and what the browser adds by itself. */
const SIMPLE_HEADERS =
  /^(accept|accept-language|content-language|user-agent|referer|origin|cookie|sec-.*|x-client-data|upgrade-insecure-requests|cache-control|pragma|dnt)$/;
const SIMPLE_BODIES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/** Whether a browser would ask another origin for permission first: one more round trip, with `OPTIONS`. */
export function needsPreflight({ method, headers }: Pick<LoggedRequest, 'method' | 'headers'>): boolean {
  if (!SIMPLE_METHODS.includes(method)) return true;
  return Object.entries(headers).some(([name, value]) => {
    const lower = name.toLowerCase();
    if (lower === 'content-type') return !SIMPLE_BODIES.test(value);
    return !SIMPLE_HEADERS.test(lower);
  });
}

/** The page's first read of the products' prices and stock. */
export function freshRead(requests: readonly LoggedRequest[]): LoggedRequest | undefined {
  return requests.find(
    ({ url, body, method }) =>
      method !== 'OPTIONS' &&
      /\/documents(\/inventory\b|:runQuery|:batchGet)/.test(url) &&
      (url.includes('/documents/inventory') || body.includes('inventory')),
  );
}
