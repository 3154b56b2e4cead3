import type { RestDocument } from '../../src/services/firebase/restDocument';
import type { CatalogueReading } from '../build/builtCatalogue';

const HOSTED = 'https://firestore.googleapis.com';

/**
 * A shop's catalogue as everybody may read it, with no key and no account; `origin`: the local backend's in tests. Rejects
 * with what Firestore said.
 */
export async function readCatalogue(
  projectId: string,
  asOf: string,
  origin: string = HOSTED,
): Promise<CatalogueReading> {
  const address = `${origin}/v1/projects/${projectId}/databases/(default)/documents/inventory?pageSize=300`;
  const documents: RestDocument[] = [];
  let next: string | undefined;
  do {
    const response = await fetch(next === undefined ? address : `${address}&pageToken=${next}`);
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} from ${address}: ${text}`);
    const page = JSON.parse(text) as { documents?: RestDocument[]; nextPageToken?: string };
    documents.push(...(page.documents ?? []));
    next = page.nextPageToken;
  } while (next !== undefined);
  return { projectId, asOf, documents };
}
