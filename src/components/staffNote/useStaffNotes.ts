import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { readQueuedChanges } from '@/data/staff/queuedChanges';
import { shownNotes } from '@/data/staffNote/shownNotes';
import { staffNotesApi } from '@/data/staffNote/staffNotesApi';
import { CREATE_STAFF_NOTE, parseNewStaffNote } from '@/domain/staffNote/newStaffNote';
import { queryFailure } from '@/store/api/queryFailure';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { useAskedAgain } from '@/store/useAskedAgain';
import { commandsSelector } from '@/sync/outbox/commandsSelector';
import { ownerKey } from '@/sync/outbox/outboxSlice';

const NO_NOTES: readonly never[] = [];
const KIND = { name: CREATE_STAFF_NOTE, parse: parseNewStaffNote } as const;
const selectNewNotes = commandsSelector(CREATE_STAFF_NOTE);

/** The notes of an order: read when it is opened, from the device until the server has answered. */
export function useStaffNotes(orderId: string) {
  const uid = useAuth().session.user?.id ?? null;
  const online = useAppSelector(selectOnline);
  const owner = uid && ownerKey({ wing: 'back-office', uid });
  const entries = useAppSelector(state => selectNewNotes(state, owner));
  const { currentData, error, isFetching, refetch } = staffNotesApi.endpoints.listStaffNotes.useQuery(
    uid === null ? skipToken : { uid, orderId },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  const { asking, ask } = useAskedAgain(isFetching, refetch);
  const read = currentData?.items;
  const notes = useMemo(
    () => shownNotes(orderId, read ?? NO_NOTES, readQueuedChanges(entries, owner, KIND)),
    [orderId, read, entries, owner],
  );
  const failed = error && !asking ? queryFailure(error) : null;
  return {
    uid,
    notes,
    /** Whether the server's own are known, now or from an earlier visit. */
    known: read !== undefined,
    /** ISO instant of what is shown, where it is not of now. */
    staleSince: read !== undefined && (failed || !online) ? (currentData?.asOf ?? null) : null,
    failure: failed,
    retry: ask,
  } as const;
}
