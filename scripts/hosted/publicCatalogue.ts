import type { RestDocument } from '../../src/services/firebase/restDocument';
import type { CatalogueReading } from '../build/builtCatalogue';

const HOSTED = 'https://firestore.googleapis.com';

type Source = {
  /** The local backend's in tests. */
  readonly origin?: string;
  /** Past App Check, where that is enforced: a script has no browser to prove. */
  readonly accessToken?: string | undefined;
};

/**
 * A shop's catalogue as everybody may read it, with no key and no account. Rejects with what Firestore said.
 */
export async function readCatalogue(
  projectId: string,
  asOf: string,
  { origin = HOSTED, accessToken }: Source = {},
): Promise<CatalogueReading> {
  const address = `${origin}/v1/projects/${projectId}/databases/(default)/documents/inventory?pageSize=300`;
  const documents: RestDocument[] = [];
  let next: string | undefined;
  do {
    const headers: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
    const response = await fetch(next === undefined ? address : `${address}&pageToken=${next}`, { headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} from ${address}: ${text}`);
    const page = JSON.parse(text) as { documents?: RestDocument[]; nextPageToken?: string };
    documents.push(...(page.documents ?? []));
    next = page.nextPageToken;
  } while (next !== undefined);
  return { projectId, asOf, documents };
}
