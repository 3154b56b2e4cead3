import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '@/shared/redux/hooks';
import { navigated } from './navigation';

/** Makes each navigation an action, so that a recording tells which screens were open. */
export function NavigationRecord() {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(navigated({ pathname, search }));
  }, [dispatch, pathname, search]);
  return null;
}
