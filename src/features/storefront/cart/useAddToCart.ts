import { useCallback } from 'react';
import { type Addition, addition } from '@/domain/cart/cartRules';
import { MAX_PRODUCTS } from '@/domain/order/placing/orderLimits';
import type { Product } from '@/domain/product/product';
import { productLabel } from '@/domain/product/productLabel';
import { cartLabels } from '@/i18n/en/cart';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { showToast } from '@/ui/toast/toast';
import { linesOf, putInCart, selectCart } from './cartSlice';
import { useCart } from './useCart';

/** Puts bottles into a person's cart, or a visitor's (null), and says what came of it; null for a product without a price. */
const addToCart =
  (product: Product, quantity: number, ownerId: string | null): AppThunk<Addition | null> =>
  (dispatch, getState) => {
    const added = addition(linesOf(selectCart(getState()), ownerId), product, quantity);
    if (added && added.kind !== 'full') dispatch(putInCart({ line: added.line, ownerId }));
    return added;
  };

/** One word on the cart at a time: the last. */
const TOAST = 'cart';

/** How bottles are put into the cart of whoever is here; it says what the cart holds then. */
export function useAddToCart() {
  const labels = useLabels(cartLabels);
  const dispatch = useAppDispatch();
  const { ownerId } = useCart();
  return useCallback(
    (product: Product, quantity: number) => {
      const added = dispatch(addToCart(product, quantity, ownerId));
      if (!added) return;
      if (added.kind === 'full') {
        void showToast('error', labels.full(MAX_PRODUCTS), TOAST);
        return;
      }
      const words = added.kind === 'added' ? labels.added : labels.atMost;
      const kind = added.kind === 'added' ? 'success' : 'error';
      void showToast(kind, words(added.line.quantity, productLabel(product)), TOAST);
    },
    [labels, dispatch, ownerId],
  );
}
