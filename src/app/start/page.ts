import { selectLanguage } from '@/entities/preferences/language';
import type { CatalogueSnapshot } from '@/entities/product/catalogueSlice';
import type { RootState } from '../store';

/** The id of the element in which a page that the build has rendered carries the catalogue it shows. */
export const CATALOGUE_ID = 'catalogue';

/** The catalogue that the page was rendered with; null where the build has rendered nothing. */
export function catalogueOfPage(): CatalogueSnapshot | null {
  const text = document.getElementById(CATALOGUE_ID)?.textContent;
  // Of our own making, like the scripts beside it.
  return text ? JSON.parse(text) : null;
}

type Visit = { readonly search: string; readonly historyState: unknown };

/**
 * Whether a visit's first frame is the one that the build has rendered: of nobody in particular, in English, at the
 * plain address, with the catalogue that came with the page.
 */
export function isAsRendered(
  state: RootState,
  came: CatalogueSnapshot,
  { search, historyState }: Visit,
): boolean {
  return (
    state.catalogue.asOf === came.asOf &&
    state.session.storefront.user === null &&
    selectLanguage(state) === 'en' &&
    search === '' &&
    !Object(historyState).usr
  );
}
