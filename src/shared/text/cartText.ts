import { createContext, useContext } from 'react';
import { type CartText, cart } from './en/cart';

/** The cart's own catalogue: a context apart, so that the first screens do not load it. */
export const CartTextContext = createContext<CartText>(cart);

export const useCartText = (): CartText => useContext(CartTextContext);
