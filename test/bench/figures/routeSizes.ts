import { ENTRIES, sizeOfEntry } from '../../../scripts/entrySizes.mjs';

const named = (name: string): number => {
  const entry = ENTRIES.find(each => each.name === name);
  if (!entry) throw new Error(`npm run size has no row for ${name}.`);
  return sizeOfEntry(entry).brotli;
};

/** What `npm run size` holds to a budget, in bytes of brotli. */
export const routeSizes = () => ({
  firebase: named('Firebase, when needed'),
  orders: named('back office, orders'),
});
