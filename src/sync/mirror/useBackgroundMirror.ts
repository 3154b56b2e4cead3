import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { type CollectionName, definitionOf } from './collections';
import { useLiveMirror } from './useMirror';

/** How often a collection that no screen shows is refreshed. */
const POLL_INTERVAL_MS = 60_000;

/**
 * Follows a collection that no screen is computed from: at once with what the device stored, which costs nothing, and with
 * what changed once a minute, while the page is looked at.
 */
export function useBackgroundMirror(collection: CollectionName): void {
  const uid = useAuth().session.user?.id ?? null;
  const dispatch = useAppDispatch();
  const online = useAppSelector(selectOnline);
  const live = useLiveMirror(collection, uid);
  const [looking, setLooking] = useState(false);
  useEffect(() => {
    if (uid === null) return;
    import('./restoreCollection')
      .then(code => dispatch(code.restoreCollection(collection, uid)))
      // This code, or that of the rows, cannot be had: the reading from the server asks for it again.
      .catch(() => {});
  }, [dispatch, collection, uid]);
  useEffect(() => {
    // Opening a page costs what its own screen costs.
    const timer = setTimeout(() => setLooking(true), POLL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, []);
  definitionOf(collection).endpoint.useQuery(uid !== null && looking ? uid : skipToken, {
    pollingInterval: online && !live ? POLL_INTERVAL_MS : 0,
    skipPollingIfUnfocused: true,
  });
}
