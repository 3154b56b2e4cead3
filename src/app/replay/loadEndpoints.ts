import { SHOP_PAGES } from '../shopPages';
import { STAFF_PAGES } from '../staffPages';

const loadLaterParts = Object.values(
  import.meta.glob<() => Promise<unknown>>('../../**/*.replay.ts', { eager: true, import: 'load' }),
);

/**
 * Loads every page, and the parts of pages that bring API endpoints. The api's reducer asks an endpoint what its answers
 * provide, so all that a recording may name must be known, whatever is on screen. The pages and not the endpoints' own files:
 * those would become bundles apart, which the first pages would then pay for. A test looks that no endpoint is missing.
 */
export async function loadEndpoints(): Promise<void> {
  const pages = [...SHOP_PAGES, ...STAFF_PAGES].map(({ load }) => load);
  await Promise.all([...pages, ...loadLaterParts].map(load => load()));
}
