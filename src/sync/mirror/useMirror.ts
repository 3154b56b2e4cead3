import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { AppError } from '@/lib/appError';
import { queryFailure } from '@/store/api/queryFailure';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { type CollectionName, definitionOf } from './collections';
import { selectMirrored } from './mirrorSelectors';

/** Coming back to a screen within this time reads nothing. */
const FRESH_SECONDS = 30;
/** How often what changed is asked for while the page is looked at. */
const POLL_INTERVAL_MS = 30_000;

/** What a screen knows of the collections it is computed from. */
export type MirrorReading = {
  /** Everything there is has been read once, now or on an earlier visit: what is computed from it is whole. */
  readonly complete: boolean;
  /** The first reading, as far as it has come, in documents; null when there is none under way. */
  readonly progress: { readonly read: number; readonly total: number } | null;
  /** Why what is on screen is old or missing; null when it is neither. */
  readonly failure: AppError | null;
  /** ISO instant of the last reading that was whole, by the device's clock. */
  readonly readAt: string | null;
  readonly reading: boolean;
  /** What changes is told by the server, within a moment. */
  readonly live: boolean;
  /** There were more documents than a mirror holds: it has the latest only. */
  readonly latestOnly: boolean;
  readonly read: () => void;
};

/** Whether the server tells of each change of a collection. */
export const useLiveMirror = (collection: CollectionName, uid: string | null): boolean =>
  useAppSelector(
    state => uid !== null && definitionOf(collection).endpoint.select(uid)(state).data?.live === true,
  );

/**
 * Keeps one collection of the mirror up to date while the screen is there: read when it is opened, on focus, on
 * reconnection and now and then, at the cost of what changed.
 */
export function useMirror(collection: CollectionName): MirrorReading {
  const uid = useAuth().session.user?.id ?? null;
  const online = useAppSelector(selectOnline);
  const mirrored = useAppSelector(state =>
    state.mirror.uid === uid ? selectMirrored(state, collection) : undefined,
  );
  const live = useLiveMirror(collection, uid);
  const { error, isFetching, refetch } = definitionOf(collection).endpoint.useQuery(uid ?? skipToken, {
    refetchOnFocus: !live,
    refetchOnReconnect: true,
    // Whoever signs in again finds an answer, and an empty mirror.
    refetchOnMountOrArgChange: !live && (mirrored ? FRESH_SECONDS : true),
    pollingInterval: online && !live ? POLL_INTERVAL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  // The same one until something of it changes: what shows it is not drawn again for anything else.
  return useMemo(() => {
    const syncCursor = mirrored?.syncCursor;
    const complete = syncCursor?.complete ?? false;

    function failureOf(): AppError | null {
      // The first reading is being tried again: that is loading.
      if (!complete && isFetching) return null;
      if (error) return queryFailure(error);
      return online ? null : { kind: 'offline', code: 'network' };
    }

    return {
      complete,
      progress:
        syncCursor && !complete ? { read: Object.keys(mirrored.rows).length, total: syncCursor.total } : null,
      failure: failureOf(),
      readAt: syncCursor?.asOf ?? null,
      reading: isFetching,
      live,
      latestOnly: syncCursor?.latestOnly ?? false,
      read: () => void refetch(),
    };
  }, [mirrored, error, isFetching, online, live, refetch]);
}

const earliest = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one < other ? one : other;

/** Several readings as one: a screen that is computed from all of them is as good as the worst. */
export function combineReadings(first: MirrorReading, ...others: readonly MirrorReading[]): MirrorReading {
  return others.reduce(
    (all, one) => ({
      complete: all.complete && one.complete,
      progress:
        all.progress && one.progress
          ? { read: all.progress.read + one.progress.read, total: all.progress.total + one.progress.total }
          : (all.progress ?? one.progress),
      failure: all.failure ?? one.failure,
      readAt: earliest(all.readAt, one.readAt),
      reading: all.reading || one.reading,
      live: all.live && one.live,
      latestOnly: all.latestOnly || one.latestOnly,
      read() {
        all.read();
        one.read();
      },
    }),
    first,
  );
}
