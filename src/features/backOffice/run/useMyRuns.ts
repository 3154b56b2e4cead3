import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { readQueuedChanges } from '@/data/staff/queuedChanges';
import { parseRunStart, START_RUN } from '@/domain/run/runChanges';
import { parseStopRecord, RECORD_STOP } from '@/domain/run/stopRecord';
import type { AppError } from '@/lib/appError';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { useManualRetry } from '@/store/useManualRetry';
import { commandsSelector } from '@/sync/outbox/commandsSelector';
import { ownerKey } from '@/sync/outbox/outboxSlice';
import { listenToMyRuns } from './listenToMyRuns';
import { FULL_READ_INTERVAL_MS, runsApi } from './runsApi';
import { showRun } from './shownRun';

/** How often the runs are asked for while the page is looked at and the server does not tell, in milliseconds. */
const POLL_INTERVAL_MS = 60_000;

const selectCommands = commandsSelector(START_RUN, RECORD_STOP);

/** A driver's runs, at first those last seen here, with what this device has recorded over them. */
export function useMyRuns() {
  const uid = useAuth().session.user?.id;
  const dispatch = useAppDispatch();
  const online = useAppSelector(selectOnline);
  const owner = uid === undefined ? null : ownerKey({ area: 'back-office', uid });
  const entries = useAppSelector(state => selectCommands(state, owner));
  const live = useAppSelector(
    state => uid !== undefined && (runsApi.endpoints.listMyRuns.select(uid)(state).data?.live ?? false),
  );
  // `currentData`, not `data`: the runs of whoever was signed in before must never show.
  const { currentData, error, isFetching, refetch } = runsApi.useListMyRunsQuery(uid ?? skipToken, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    pollingInterval: online ? (live ? FULL_READ_INTERVAL_MS : POLL_INTERVAL_MS) : 0,
    skipPollingIfUnfocused: true,
  });
  useEffect(() => {
    if (uid === undefined) return;
    let end = () => {};
    const over = new Promise<void>(resolve => {
      end = resolve;
    });
    void dispatch(listenToMyRuns(uid, over));
    return () => end();
  }, [dispatch, uid]);
  const { asking, ask } = useManualRetry(isFetching, refetch);
  const items = currentData?.items;
  const runs = useMemo(() => {
    const starts = readQueuedChanges(entries, owner, { name: START_RUN, parse: parseRunStart });
    const records = readQueuedChanges(entries, owner, { name: RECORD_STOP, parse: parseStopRecord });
    return (
      items?.map(known => ({ ...showRun(known, starts, records), areas: known.areas, payee: known.payee })) ??
      null
    );
  }, [items, entries, owner]);
  return {
    /** Null before any were read. */
    runs,
    fetching: isFetching,
    error: asking ? null : ((error as AppError | undefined) ?? null),
    /** ISO instant of the reading on screen; null before the first. */
    readAt: currentData?.asOf ?? null,
    live,
    refresh: ask,
  };
}

export type MyRun = NonNullable<ReturnType<typeof useMyRuns>['runs']>[number];
