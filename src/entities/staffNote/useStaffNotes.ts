import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { selectOnline } from '@/entities/connectivity/connectivitySlice';
import { ownerKey, selectOutbox } from '@/entities/outbox/outboxSlice';
import { readQueuedChanges } from '@/entities/staff/queuedChanges';
import { useAuth } from '@/entities/user/authContext';
import { queryFailure } from '@/services/api/queryFailure';
import { useAppSelector } from '@/shared/redux/hooks';
import { CREATE_STAFF_NOTE, parseNewStaffNote } from './newStaffNote';
import { shownNotes } from './shownNotes';
import { staffNotesApi } from './staffNotesApi';

const NO_NOTES: readonly never[] = [];
const KIND = { name: CREATE_STAFF_NOTE, parse: parseNewStaffNote } as const;

/** The notes of an order: read when it is opened, from the device until the server has answered. */
export function useStaffNotes(orderId: string) {
  const uid = useAuth().session.user?.id ?? null;
  const online = useAppSelector(selectOnline);
  const entries = useAppSelector(state => selectOutbox(state).entries);
  const { currentData, error, isFetching, refetch } = staffNotesApi.endpoints.listStaffNotes.useQuery(
    uid === null ? skipToken : { uid, orderId },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  const read = currentData?.items;
  const notes = useMemo(() => {
    const owner = uid === null ? null : ownerKey({ wing: 'back-office', uid });
    return shownNotes(orderId, read ?? NO_NOTES, readQueuedChanges(entries, owner, KIND));
  }, [orderId, read, entries, uid]);
  const failed = error && !isFetching ? queryFailure(error) : null;
  return {
    uid,
    notes,
    /** Whether the server's own are known, now or from an earlier visit. */
    known: read !== undefined,
    /** ISO instant of what is shown, where it is not of now. */
    staleSince: read !== undefined && (failed || !online) ? (currentData?.asOf ?? null) : null,
    failure: failed,
    retry: () => void refetch(),
  } as const;
}
