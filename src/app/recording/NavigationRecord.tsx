import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '@/store/hooks';
import { navigated } from './navigation';

/** Makes each navigation an action, so that a recording tells which screens were open. */
export function NavigationRecord() {
  const { pathname, search, key } = useLocation();
  const dispatch = useAppDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is when: a new history entry at the same address
  useEffect(() => {
    dispatch(navigated({ pathname, search }));
  }, [dispatch, pathname, search, key]);
  return null;
}
