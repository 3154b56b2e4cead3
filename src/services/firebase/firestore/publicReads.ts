// @bundle shop-soon

import type { PlainDocument } from '@/lib/plainData';
import { READ_DEADLINE_MS } from '@/lib/retryPolicy';
import { withDeadline } from '@/lib/time/deadline';
import {
  type FirebaseSettings,
  readFirebaseSettings,
  type SettingsSource,
} from '@/services/firebase/firebaseSettings';
import { publicAddress } from '@/services/firebase/publicAddress';
import { isRestDocument, plainDocument, type RestDocument } from '@/services/firebase/restDocument';
import { AppFailure } from '@/services/firebase/toAppError';

/** What the server's refusals mean; any other 4xx says that the request is wrong. */
function failureOf(status: number): AppFailure {
  if (status === 401) return new AppFailure({ kind: 'unauthenticated', code: 'unauthenticated' });
  if (status === 403) return new AppFailure({ kind: 'denied', code: 'permission-denied' });
  if (status === 404) return new AppFailure({ kind: 'notFound', code: 'not-found' });
  if (status === 429) return new AppFailure({ kind: 'rateLimited', code: 'resource-exhausted' });
  if (status >= 500) return new AppFailure({ kind: 'unavailable', code: 'unavailable' });
  return new AppFailure({ kind: 'invalid', code: 'invalid-argument' });
}

/** Somebody else has answered in the server's place: a captive portal, a proxy. */
const notTheServer = () => new AppFailure({ kind: 'offline', code: 'unreadable-answer' });

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw notTheServer();
  }
}

type Page = { readonly documents: readonly RestDocument[]; readonly next: string | undefined };

/** With App Check's token: the browser asks for leave first, and the reading comes that much later. */
async function getWithAppCheck(address: string, settings: FirebaseSettings): Promise<Response> {
  if (settings.backend !== 'hosted') return fetch(address);
  const { appCheckToken } = await import('@/services/firebase/appCheckToken');
  const { token } = await appCheckToken(settings);
  return fetch(address, { headers: { 'X-Firebase-AppCheck': token } });
}

/** A page of the list, or null for an answer that says nothing at all. */
async function pageOf(response: Response, prefix: string): Promise<Page | null> {
  if (!response.ok) throw failureOf(response.status);
  const answer = await jsonOf(response);
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) throw notTheServer();
  if (Object.keys(answer).length === 0) return null;
  const { documents, nextPageToken } = answer as { documents?: unknown; nextPageToken?: unknown };
  const ours = (document: unknown): document is RestDocument =>
    isRestDocument(document) && document.name.startsWith(prefix);
  if (!Array.isArray(documents) || !documents.every(ours)) throw notTheServer();
  return { documents, next: typeof nextPageToken === 'string' ? nextPageToken : undefined };
}

/**
 * All documents of a collection that everybody may read, in the order of their ids: the same plain data as through the
 * SDK, without the SDK. Null where the answer says nothing: Firestore says `{}` of an empty collection, and so might
 * anybody. Rejects as every read does, with an `AppFailure`, a deadline, or `fetch`'s own TypeError.
 */
export async function listPublicDocuments(
  source: SettingsSource,
  collection: string,
): Promise<readonly PlainDocument[] | null> {
  const settings = readFirebaseSettings(source);
  const address = publicAddress(settings, collection);
  const prefix = `projects/${settings.options.projectId}/databases/(default)/documents/${collection}/`;
  async function readAll(): Promise<readonly PlainDocument[] | null> {
    const found: PlainDocument[] = [];
    let next: string | undefined;
    do {
      const token = next === undefined ? '' : `&pageToken=${encodeURIComponent(next)}`;
      const response = await (import.meta.env.VITE_APP_CHECK_SITE_KEY
        ? getWithAppCheck(address + token, settings)
        : fetch(address + token));
      const page = await pageOf(response, prefix);
      if (!page) return null;
      found.push(...page.documents.map(plainDocument));
      next = page.next;
    } while (next !== undefined);
    return found;
  }
  return withDeadline(`Reading ${collection}`, READ_DEADLINE_MS, readAll());
}
