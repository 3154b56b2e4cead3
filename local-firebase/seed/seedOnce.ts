import type { Clock } from '../clock';
import type { LocalFirebase } from '../localFirebase';
import { createProgress } from '../progress';
import { buildLongSeed, type SeedOptions } from './buildSeed';
import { dayInIndia } from './day';
import { encodeFields, type SeedDocument } from './seedValue';

const NOTE = 'seed';
const BEGUN = 'seed begun';
const DOCUMENTS_A_COMMIT = 500;

/**
 * Plants the demonstration shop of the day that it is in India, once: a backend that was planted before is left
 * as it is, be it emptied since. One that stopped in the middle is planted again, from nothing.
 *
 * @returns whether it was planted now
 * @throws RangeError for too few orders or too many
 */
export async function seedOnce(
  { auth, firestore, notes }: LocalFirebase,
  options: SeedOptions & { clock: Clock; notice?: (message: string) => void },
): Promise<boolean> {
  if (notes.read(NOTE) !== undefined) return false;
  const { clock, orders, areas, notice = () => {} } = options;
  const progress = createProgress({ task: 'Planting the demonstration shop', clock, notice });
  const day = dayInIndia(clock());
  const { accounts, documents, documentCount } = buildLongSeed(day, { orders, areas });
  // What is there may be of another day or number of orders: beside these no stock would add up.
  if (notes.read(BEGUN) !== undefined) await firestore.documents.clear();
  await notes.write(BEGUN, day);
  for (const account of accounts) {
    if (!auth.accounts.get(account.uid)) await auth.accounts.create(account);
  }
  let written = 0;
  for (const commit of commits(documents)) {
    await firestore.documents.write(
      commit.map(({ path, fields }) => ({ path, fields: encodeFields(fields) })),
    );
    written += commit.length;
    progress(written / documentCount);
  }
  await notes.write(NOTE, { day, documents: written });
  return true;
}

function* commits(documents: Iterable<SeedDocument>): Generator<readonly SeedDocument[]> {
  let commit: SeedDocument[] = [];
  for (const document of documents) {
    if (commit.push(document) < DOCUMENTS_A_COMMIT) continue;
    yield commit;
    commit = [];
  }
  if (commit.length > 0) yield commit;
}
