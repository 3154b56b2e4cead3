import type { CatalogueSnapshot } from '@/data/product/catalogueSnapshot';

/** The catalogue that the page was rendered with; null where the build has rendered nothing. */
export function catalogueOfPage(): CatalogueSnapshot | null {
  const text = document.getElementById('catalogue')?.textContent;
  // Of our own making, like the scripts beside it.
  return text ? JSON.parse(text) : null;
}
