import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useAsOf } from '@/components/mirror/useAsOf';
import { OutboxLink } from '@/components/outbox/NotSaved';
import { UnsentMark } from '@/components/outbox/UnsentMark';
import { readQueuedChanges } from '@/data/staff/queuedChanges';
import { type ShownNote, shownNotes } from '@/data/staffNote/shownNotes';
import { staffNotesApi } from '@/data/staffNote/staffNotesApi';
import { CREATE_STAFF_NOTE, parseNewStaffNote } from '@/domain/staffNote/newStaffNote';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { formatDateTime } from '@/lib/time/dates';
import { queryFailure } from '@/store/api/queryFailure';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { useManualRetry } from '@/store/useManualRetry';
import { commandsSelector } from '@/sync/outbox/commandsSelector';
import { ownerKey } from '@/sync/outbox/outboxSlice';
import { Button } from '@/ui/Button';
import { NoteForm } from './NoteForm';

const NO_NOTES: readonly never[] = [];
const KIND = { name: CREATE_STAFF_NOTE, parse: parseNewStaffNote } as const;
const selectNewNotes = commandsSelector(CREATE_STAFF_NOTE);

/** The notes of an order: read when it is opened, from the device until the server has answered. */
function useStaffNotes(orderId: string) {
  const uid = useAuth().session.user?.id ?? null;
  const online = useAppSelector(selectOnline);
  const owner = uid && ownerKey({ area: 'back-office', uid });
  const entries = useAppSelector(state => selectNewNotes(state, owner));
  const { currentData, error, isFetching, refetch } = staffNotesApi.endpoints.listStaffNotes.useQuery(
    uid === null ? skipToken : { uid, orderId },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  const { asking, ask } = useManualRetry(isFetching, refetch);
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

type Props = {
  readonly orderId: string;
  /** The note that is being written. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
};

/** What staff say of an order among themselves, and where they say more. */
export function StaffNotes({ orderId, draft, onDraft }: Props) {
  const labels = useLabels(staffOrderLabels).notes;
  const common = useLabels(commonLabels);
  const { uid, notes, known, staleSince, failure, retry } = useStaffNotes(orderId);
  const asOf = useAsOf(staleSince);
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="font-semibold">{labels.heading}</h3>
        <p className="text-sm text-ink-soft">{labels.hint}</p>
      </div>
      {!known && !failure && (
        <p role="status" className="text-ink-soft">
          {labels.loading}
        </p>
      )}
      {known && notes.length === 0 && <p className="text-ink-soft">{labels.none}</p>}
      {asOf && <p className="text-sm text-ink-soft">{labels.asOf(asOf)}</p>}
      {!known && failure && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-bad">
            {labels.failed} {failureText(failure, common)}
          </p>
          <Button variant="secondary" onClick={retry}>
            {common.retry}
          </Button>
        </div>
      )}
      {notes.length > 0 && (
        <ul className="flex flex-col gap-2">
          {notes.map(note => (
            <Note key={note.id} note={note} own={note.author === uid} />
          ))}
        </ul>
      )}
      <NoteForm orderId={orderId} draft={draft} onDraft={onDraft} />
    </section>
  );
}

type NoteProps = { readonly note: ShownNote; readonly own: boolean };

function Note({ note, own }: NoteProps) {
  const labels = useLabels(staffOrderLabels).notes;
  const { language } = useLabels(commonLabels);
  return (
    <li className="rounded-control bg-sunken px-4 py-3">
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {note.text}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span>{own ? labels.you : labels.staff}</span>
        {note.at && (
          <time dateTime={note.at} className="tabular-nums">
            {formatDateTime(note.at, language)}
          </time>
        )}
        {note.state === 'waiting' && <UnsentMark />}
      </p>
      {note.state === 'refused' && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          <span className="font-semibold text-bad">{labels.notSaved}</span>
          <OutboxLink />
        </p>
      )}
    </li>
  );
}
