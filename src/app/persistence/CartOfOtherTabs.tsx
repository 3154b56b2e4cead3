import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { followCart } from './followCart';

/** Follows what other tabs do to the cart, for as long as the app is open. */
export function CartOfOtherTabs() {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followCart()), [dispatch]);
  return null;
}
