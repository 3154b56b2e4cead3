import { useEffect } from 'react';
import { cartSeen, selectCart } from '@/features/storefront/cart/cartSlice';
import { onForeignText } from '@/services/platform/storage/storageChanges';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { storageKey } from './persistedSlice';
import { persistedCart } from './persistedSlices';
import { readCart } from './storedReaders';

/** Makes two tabs one cart: what another tab writes is this one's too. Returns how to stop. */
const followCart =
  (): AppThunk<() => void> =>
  (dispatch, getState, { storage, clock }) =>
    onForeignText(storageKey(persistedCart.key), text => {
      if (text === null) return;
      const { key, version } = persistedCart;
      const { state: seen } = readCart({ key, version, text }, { storage, clock });
      const { lines, ownerId } = selectCart(getState());
      // Writing it again unchanged would only wake the other tab.
      if (seen && JSON.stringify(seen) !== JSON.stringify({ lines, ownerId })) dispatch(cartSeen(seen));
    });

/** Follows what other tabs do to the cart, for as long as the app is open. */
export function CartOfOtherTabs() {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followCart()), [dispatch]);
  return null;
}
