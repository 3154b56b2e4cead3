import { buildLongSeed, SEED_ACCOUNTS } from '../../local-firebase/seed/buildSeed';
import { dayInIndia } from '../../local-firebase/seed/day';
import { encodeFields, type SeedDocument } from '../../local-firebase/seed/seedValue';
import type { Owner } from './owner';

function* encoded(documents: Iterable<SeedDocument>) {
  for (const { path, fields } of documents) yield { path, fields: encodeFields(fields) };
}

/**
 * Puts the demonstration shop of the local backend, as of the day that it is in India, into emulators, over what is there.
 * Resolves to the number of its documents.
 *
 * @throws RangeError for too few orders or too many
 */
export async function putDemonstrationShop(
  { putAccount, write }: Owner,
  { nowMs, orders }: { nowMs: number; orders?: number | undefined },
): Promise<number> {
  const { documents, documentCount } = buildLongSeed(dayInIndia(nowMs), { orders });
  for (const account of SEED_ACCOUNTS) await putAccount(account);
  await write(encoded(documents));
  return documentCount;
}
