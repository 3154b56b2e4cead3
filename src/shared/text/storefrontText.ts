import { createContext, useContext } from 'react';
import { type StorefrontText, storefront } from './en/storefront';

/** The storefront's own catalogue: a context apart, so that the back office never loads it. */
export const StorefrontTextContext = createContext<StorefrontText>(storefront);

export const useStorefrontText = (): StorefrontText => useContext(StorefrontTextContext);
