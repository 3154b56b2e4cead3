// @bundle page-renderer

import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { CatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { parseProducts } from '@/data/product/productDocument';
import { LaterAddToCart } from '@/features/storefront/menu/ProductCard';
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

/** The documents of a catalogue as the server gave them at a time; null where the build knows of none. */
export function catalogueOf(
  read: { readonly asOf: string; readonly documents: readonly RestDocument[] } | null,
): CatalogueSnapshot {
  if (!read) return { asOf: null, products: [] };
  return { asOf: read.asOf, products: parseProducts(read.documents.map(plainDocument)) };
}
