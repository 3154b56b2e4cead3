import { FirebaseError } from 'firebase/app';

/** The two calls by which the SDK keeps a session: how a real answer looks, and what the server can say that ends it. */
const CALLS = [
  {
    path: /\/accounts:lookup\b/,
    field: 'users',
    // Not TOKEN_EXPIRED: that is said of the hour's token, which a clock that is behind still takes for good.
    verdict: /^USER_(DISABLED|NOT_FOUND)\b/,
  },
  {
    path: /\/token\b/,
    field: 'access_token',
    verdict: /^(TOKEN_EXPIRED|USER_DISABLED|USER_NOT_FOUND|INVALID_REFRESH_TOKEN)\b/,
  },
] as const;

/** On Google's hosts, and under that name on the local backend's. */
const AUTH = /\/(identitytoolkit|securetoken)\.googleapis\.com\//;

function fieldOf(body: unknown, field: string): unknown {
  return typeof body === 'object' && body !== null && field in body
    ? (body as { readonly [field: string]: unknown })[field]
    : undefined;
}

const bodyOf = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => null);

/** Of a call to one of Auth's hosts. */
async function isAnswer(url: string, response: Response): Promise<boolean> {
  if (response.status === 429 || response.status >= 500) return false;
  const call = CALLS.find(({ path }) => path.test(url));
  if (!call) return true;
  const body = await bodyOf(response);
  if (response.ok) return fieldOf(body, call.field) !== undefined;
  const message = fieldOf(fieldOf(body, 'error'), 'message');
  return typeof message === 'string' && call.verdict.test(message);
}

/** Of a request to look an account up, or of an answer that brings tokens. */
const ID_TOKEN = /"id_?token": ?"([^"]+)"/i;

/** Calls back with each ID token that the server issued or accepted. Any other stored token may be forged. */
type TokenListener = (idToken: string) => void;

async function hear(heard: TokenListener, init: RequestInit | undefined, response: Response): Promise<void> {
  for (const text of [String(init?.body), await response.clone().text()]) {
    const idToken = ID_TOKEN.exec(text)?.[1];
    if (idToken !== undefined) heard(idToken);
  }
}

/** Lite takes any 200 to a commit for its success, and never looks into it. */
const COMMIT = /\/documents:commit\b/;

const isCommitted = async (response: Response): Promise<boolean> =>
  fieldOf(await bodyOf(response), 'commitTime') !== undefined;

/**
 * A `fetch` by which a commit counts only when the server names its time, and whose Auth answers are the server's word or a failed connection, nothing between. The SDK signs a person
 * out at its start upon anything but a lost connection (`reloadAndSetCurrentUserOrClear`): a service that is busy, a
 * proxy's error, a quota; and a portal's `{}` in answer to a refresh makes it forget the refresh token.
 */
export function guardedFetch(fetch: typeof globalThis.fetch, heard: TokenListener): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    if (COMMIT.test(url)) {
      if (!response.ok || (await isCommitted(response))) return response;
      throw new TypeError('Not the server');
    }
    if (!AUTH.test(url)) return response;
    const { ok, status } = response;
    if (await isAnswer(url, response)) {
      if (ok) await hear(heard, init, response);
      return response;
    }
    throw new FirebaseError('auth/network-request-failed', `HTTP ${status}`, { status });
  };
}

let guarding = false;
const listeners: TokenListener[] = [];

/** Puts it in place of the page's `fetch`, once: the SDK has no way to be given one. */
export function installFetchGuard(heard?: TokenListener): void {
  if (heard) listeners.push(heard);
  if (guarding) return;
  guarding = true;
  const value = guardedFetch(globalThis.fetch.bind(globalThis), idToken => {
    for (const listener of listeners) listener(idToken);
  });
  // Not assigned: who has already put one in place may have made it read-only.
  Object.defineProperty(globalThis, 'fetch', { value, configurable: true, enumerable: true, writable: true });
}
