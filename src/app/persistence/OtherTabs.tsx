import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { cartSeen, selectCart } from '@/features/storefront/cart/cartSlice';
import { onStorageKeyChange } from '@/services/platform/storage/storageChanges';
import { useAppDispatch } from '@/store/hooks';
import { mergeOtherTabPreferences } from '@/store/preferences/mergeOtherTabPreferences';
import { preferencesSeen, selectPreferences } from '@/store/preferences/preferencesSlice';
import type { RootState } from '@/store/rootState';
import type { AppThunk } from '@/store/thunk';
import { type PersistedSlice, type StoredReader, storageKey } from './persistedSlice';
import { persistedCart, persistedPreferences } from './persistedSlices';
import { readCart, readPreferences } from './storedReaders';

/** Follows what other tabs store of a slice. Returns how to stop. */
const follow =
  <State extends object>(
    { key, version }: PersistedSlice<State>,
    read: StoredReader<State>,
    news: (seen: State, root: RootState) => UnknownAction | null,
  ): AppThunk<() => void> =>
  (dispatch, getState, { storage, clock }) =>
    onStorageKeyChange(storageKey(key), text => {
      if (text === null) return;
      const { state: seen } = read({ key, version, text }, { storage, clock });
      const action = seen && news(seen, getState());
      if (action) dispatch(action);
    });

/** Writing the same again would only wake the other tab, which would answer. */
const differ = (one: object, other: object): boolean => JSON.stringify(one) !== JSON.stringify(other);

const followCart = follow(persistedCart, readCart, (seen, root) => {
  const { lines, ownerId } = selectCart(root);
  return differ(seen, { lines, ownerId }) ? cartSeen(seen) : null;
});

const followPreferences = follow(persistedPreferences, readPreferences, (seen, root) => {
  const { theme, language, office } = selectPreferences(root);
  const own = { theme, language, office };
  const followed = mergeOtherTabPreferences(own, seen);
  return differ(followed, own) ? preferencesSeen(followed) : null;
});

/** Makes all tabs one cart and one set of preferences, for as long as the app is open. */
export function OtherTabs() {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followCart), [dispatch]);
  useEffect(() => dispatch(followPreferences), [dispatch]);
  return null;
}
