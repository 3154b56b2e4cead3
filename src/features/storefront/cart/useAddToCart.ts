import { useCallback } from 'react';
import { type Addition, addBottles } from '@/domain/cart/cartRules';
import { MAX_PRODUCTS } from '@/domain/order/placing/orderLimits';
import type { Product } from '@/domain/product/product';
import { productLabel } from '@/domain/product/productLabel';
import { translated } from '@/domain/product/translated';
import { cartLabels } from '@/i18n/en/cart';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { showToast } from '@/ui/toast/toast';
import { linesOf, putInCart, selectCart } from './cartSlice';
import { useCart } from './useCart';

/** Puts bottles into a person's cart, or a visitor's (null), and says what came of it; null for a product that cannot be ordered. */
const addToCart =
  (product: Product, quantity: number, ownerId: string | null): AppThunk<Addition | null> =>
  (dispatch, getState) => {
    const added = addBottles(linesOf(selectCart(getState()), ownerId), product, quantity);
    if (added && added.kind !== 'full') dispatch(putInCart({ line: added.line, ownerId }));
    return added;
  };

/** One word on the cart at a time: the last. */
const TOAST = 'cart';

/**
 * How bottles are put into the cart of whoever is here, or some of them taken back (a negative quantity). Returns what the
 * cart holds then, in words; what stands in the way is told by a toast, and nothing is returned.
 */
export function useAddToCart() {
  const labels = useLabels(cartLabels);
  const { code } = useLabels(commonLabels).language;
  const dispatch = useAppDispatch();
  const { ownerId } = useCart();
  return useCallback(
    (product: Product, quantity: number): string => {
      const added = dispatch(addToCart(product, quantity, ownerId));
      if (!added) return '';
      const label = productLabel(translated(product, code));
      if (added.kind === 'added') return labels.added(added.line.quantity, label);
      const problem =
        added.kind === 'full' ? labels.full(MAX_PRODUCTS) : labels.atMost(added.line.quantity, label);
      void showToast('error', problem, TOAST);
      return '';
    },
    [labels, code, dispatch, ownerId],
  );
}
