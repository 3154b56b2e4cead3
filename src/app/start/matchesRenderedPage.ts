import type { CatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { DEFAULT_LANGUAGE } from '@/i18n/languages';
import { selectLanguage } from '@/store/preferences/language';
import type { RootState } from '@/store/rootState';

type Visit = { readonly search: string; readonly historyState: unknown };

/**
 * Whether a visit's first frame is the one that the build has rendered: of nobody in particular, in English, at the
 * plain address, with the catalogue that came with the page.
 */
export function matchesRenderedPage(
  state: RootState,
  prerendered: CatalogueSnapshot,
  { search, historyState }: Visit,
): boolean {
  return (
    state.catalogue.asOf === prerendered.asOf &&
    state.session.storefront.user === null &&
    selectLanguage(state) === DEFAULT_LANGUAGE &&
    search === '' &&
    !Object(historyState).usr
  );
}
