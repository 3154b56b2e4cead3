// @bundle page-renderer

import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { CatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { parseProducts } from '@/data/product/productDocument';
import { parseShop } from '@/data/shop/shopDocument';
import type { Product } from '@/domain/product/product';
import { LaterAddToCart } from '@/features/storefront/menu/ProductCard';
import { DEFAULT_LANGUAGE } from '@/i18n/languages';
import { BRAND } from '@/lib/brand';
import { plainDocument, type RestDocument } from '@/services/firebase/restDocument';
import { api } from '@/store/api/api';
import { App } from '../App';
import { makeRootReducer } from '../rootStore/rootReducer';
import { preloadScreen } from '../Screens';
import { CartLink } from '../shell/lazyParts';

/** A store as a device has it that has never been here. Nothing is read and nothing is stored: this is the build. */
function emptyStore(catalogue: CatalogueSnapshot) {
  const { reducer } = makeRootReducer((_slice, slicesReducer) => slicesReducer);
  return configureStore({
    reducer,
    preloadedState: { catalogue },
    middleware: defaults => defaults().concat(api.middleware),
    devTools: false,
  });
}

/** What stands in `#root` at an address before any script has run: nobody is known, the language is English. */
export async function renderPage(pathname: string, catalogue: CatalogueSnapshot): Promise<string> {
  await Promise.all([preloadScreen(pathname), CartLink.preload(), LaterAddToCart.preload()]);
  const Router = ({ children }: { readonly children?: ReactNode }) => (
    <StaticRouter location={pathname}>{children}</StaticRouter>
  );
  const store = emptyStore(catalogue);
  return renderToString(<App store={store} takenOver={store.getState()} Router={Router} />);
}

/** What the shop is, for search engines, as its settings have it; null where they do not say. */
export function descriptionOf(settings: RestDocument | null): string | null {
  const { city, taglines } = parseShop(settings && plainDocument(settings));
  const tagline = taglines[DEFAULT_LANGUAGE];
  return tagline ? `${[BRAND, city].filter(Boolean).join(', ')}: ${tagline}` : null;
}

/** The documents of a catalogue as the server gave them at a time; null where the build knows of none. */
export function catalogueOf(
  read: { readonly asOf: string; readonly documents: readonly RestDocument[] } | null,
): CatalogueSnapshot {
  if (!read) return { asOf: null, products: [] };
  const products = parseProducts(read.documents.map(plainDocument));
  return { asOf: read.asOf, products: products.map(shownOf) };
}

/**
 * What a card shows of a product, its names in every language among it. Facts and other translated texts come with the server's
 * answer: most visits need neither, and every byte of the page is waited for.
 */
function shownOf({ facts, translations, ...shown }: Product): Product {
  if (!translations) return shown;
  const names = Object.entries(translations).map(([language, { name }]) => [language, { name }]);
  return { ...shown, translations: Object.fromEntries(names) };
}
