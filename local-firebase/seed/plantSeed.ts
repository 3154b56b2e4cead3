import type { LocalFirebase } from '../localFirebase';
import { buildSeed } from './buildSeed';
import { dayInIndia } from './day';
import { encodeFields } from './seedValue';

const NOTE = 'seed';
const DOCUMENTS_A_COMMIT = 500;

/**
 * Plants the demonstration shop of the day that it is in India, once: a backend that was planted before is left
 * as it is, be it emptied since. One that stopped in the middle is planted again, over what is there.
 *
 * @returns whether it was planted now
 * @throws RangeError for too few orders
 */
export async function plantSeed(
  { auth, firestore, notes }: LocalFirebase,
  options: { nowMs: number; orders?: number | undefined },
): Promise<boolean> {
  if (notes.read(NOTE) !== undefined) return false;
  const day = dayInIndia(options.nowMs);
  const { accounts, documents } = buildSeed(
    day,
    options.orders === undefined ? {} : { orders: options.orders },
  );
  for (const account of accounts) {
    if (!auth.accounts.get(account.uid)) await auth.accounts.create(account);
  }
  for (let at = 0; at < documents.length; at += DOCUMENTS_A_COMMIT) {
    const commit = documents.slice(at, at + DOCUMENTS_A_COMMIT);
    await firestore.documents.write(
      commit.map(({ path, fields }) => ({ path, fields: encodeFields(fields) })),
    );
  }
  await notes.write(NOTE, { day, documents: documents.length });
  return true;
}
