import type { RestDocument } from '../../src/services/firebase/restDocument';
import type { CatalogueReading } from '../build/builtCatalogue';
import { ask } from './googleApi';

const HOSTED = 'https://firestore.googleapis.com';

type Source = {
  /** The local backend's in tests. */
  readonly origin?: string;
  /** Past App Check, where that is enforced: a script has no browser to prove. */
  readonly accessToken?: string | undefined;
};

/**
 * A shop's catalogue and settings as everybody may read them, with no key and no account. Rejects with what Firestore said.
 */
export async function readCatalogue(
  projectId: string,
  asOf: string,
  { origin = HOSTED, accessToken }: Source = {},
): Promise<CatalogueReading> {
  const root = `${origin}/v1/projects/${projectId}/databases/(default)/documents`;
  const address = `${root}/inventory?pageSize=300`;
  const headers: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
  const documents: RestDocument[] = [];
  let next: string | undefined;
  do {
    const from = next === undefined ? '' : `&pageToken=${encodeURIComponent(next)}`;
    const response = await ask(address + from, { headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} from ${address}: ${text}`);
    const page = JSON.parse(text) as { documents?: RestDocument[]; nextPageToken?: string };
    documents.push(...(page.documents ?? []));
    next = page.nextPageToken;
  } while (next !== undefined);
  const shop = await ask(`${root}/settings/shop`, { headers });
  if (!shop.ok && shop.status !== 404) throw new Error(`${shop.status} from ${root}/settings/shop`);
  const settings = shop.ok ? ((await shop.json()) as RestDocument) : null;
  return { projectId, asOf, documents, settings };
}
