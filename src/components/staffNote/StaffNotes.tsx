import { Link } from 'react-router-dom';
import { useAsOf } from '@/components/mirror/useAsOf';
import type { ShownNote } from '@/data/staffNote/shownNotes';
import { commonLabels } from '@/i18n/en/common';
import { staffOrderLabels } from '@/i18n/en/staffOrder';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { formatMoment } from '@/lib/time/dates';
import { Button } from '@/ui/Button';
import { NoteForm } from './NoteForm';
import { useStaffNotes } from './useStaffNotes';

type Props = {
  readonly orderId: string;
  /** The note that is being written. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
};

/** What staff say of an order among themselves, and where they say more. */
export function StaffNotes({ orderId, draft, onDraft }: Props) {
  const text = useLabels(staffOrderLabels).notes;
  const common = useLabels(commonLabels);
  const { uid, notes, known, staleSince, failure, retry } = useStaffNotes(orderId);
  const asOf = useAsOf(staleSince);
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="font-semibold">{text.heading}</h3>
        <p className="text-sm text-ink-soft">{text.hint}</p>
      </div>
      {!known && !failure && (
        <p role="status" className="text-ink-soft">
          {text.loading}
        </p>
      )}
      {known && notes.length === 0 && <p className="text-ink-soft">{text.none}</p>}
      {asOf && <p className="text-sm text-ink-soft">{text.asOf(asOf)}</p>}
      {!known && failure && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-bad">
            {text.failed} {failureText(failure, common)}
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
  const text = useLabels(staffOrderLabels).notes;
  const { language } = useLabels(commonLabels);
  return (
    <li className="rounded-control bg-sunken px-4 py-3">
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {note.text}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span>{own ? text.you : text.staff}</span>
        {note.at && (
          <time dateTime={note.at} className="tabular-nums">
            {formatMoment(note.at, language)}
          </time>
        )}
        {note.state === 'waiting' && <span className="font-semibold text-warn">{text.waiting}</span>}
      </p>
      {note.state === 'refused' && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          <span className="font-semibold text-bad">{text.notSaved}</span>
          <Link
            to={PATHS.adminOutbox}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline"
          >
            {text.toOutbox}
          </Link>
        </p>
      )}
    </li>
  );
}
