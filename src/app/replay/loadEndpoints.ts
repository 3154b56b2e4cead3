import { SHOP_PAGES } from '../shopPages';
import { STAFF_PAGES } from '../staffPages';

/**
 * Loads every page, and the parts of pages that bring API endpoints. The api's reducer asks an endpoint what its answers
 * provide, so all that a recording may name must be known, whatever is on screen. The pages and not the endpoints' own files:
 * those would become bundles apart, which the first pages would then pay for. A test looks that no endpoint is missing.
 */
export async function loadEndpoints(): Promise<void> {
  const pages = [...SHOP_PAGES, ...STAFF_PAGES].map(({ load }) => load);
  const parts = STAFF_PAGES.flatMap(({ laterParts = [] }) => laterParts);
  await Promise.all([...pages, ...parts].map(load => load()));
}
