import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch } from '@/store/hooks';
import { retryReads } from './retryReads';

/** Reads again what could not be read, for as long as the app is open. */
export function RetriedReads() {
  const dispatch = useAppDispatch();
  const { subscribe } = useStore();
  useEffect(() => dispatch(retryReads(subscribe)), [dispatch, subscribe]);
  return null;
}
