import { type Addition, addition } from '@/domain/cart/cartRules';
import type { Product } from '@/domain/product/product';
import type { AppThunk } from '@/store/thunk';
import { linesOf, putInCart, selectCart } from './cartSlice';

/** Puts bottles into a person's cart, or a visitor's (null), and says what came of it; null for a product without a price. */
export const addToCart =
  (product: Product, quantity: number, ownerId: string | null): AppThunk<Addition | null> =>
  (dispatch, getState) => {
    const added = addition(linesOf(selectCart(getState()), ownerId), product, quantity);
    if (added && added.kind !== 'full') dispatch(putInCart({ line: added.line, ownerId }));
    return added;
  };
