import { type FormEvent, useState } from 'react';
import { createStaffNoteCommand } from '@/data/staffNote/createStaffNoteCommand';
import { authorOf } from '@/domain/staff/authorOf';
import { noteProblem } from '@/domain/staffNote/staffNote';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import type { AppError } from '@/lib/appError';
import { plainText } from '@/lib/text/plainText';
import { useAuth } from '@/store/session/authContext';
import { useCommand } from '@/sync/outbox/useCommand';
import { Button } from '@/ui/Button';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { Notice } from '@/ui/Notice';

const REFUSED: AppError = { kind: 'denied', code: 'rules' };

/**
 * Adds a note to an order. `onSafe`: it is on this device, and the list shows what becomes of it, or on the server.
 * `error`: why it is neither.
 */
function useAddNote(orderId: string, onSafe: () => void) {
  const { user } = useAuth().session;
  const { state, submit, reset } = useCommand(createStaffNoteCommand);
  return {
    isBusy: state.kind === 'sending',
    error: state.kind === 'failed' ? state.error : state.kind === 'refused' ? REFUSED : null,
    async add(text: string): Promise<void> {
      if (!user || state.kind === 'sending') return;
      const by = authorOf(user);
      const note = { orderId, text: plainText(text), by };
      const { kind } = await submit(user.id, commandId => ({ ...note, commandId }));
      if (kind !== 'queued' && kind !== 'done') return;
      // The next note may have the same text, and is another one.
      reset();
      onSafe();
    },
  } as const;
}

type Props = {
  readonly orderId: string;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
};

/** One more note. What was typed stays until it is safe. */
export function NoteForm({ orderId, draft, onDraft }: Props) {
  const labels = useLabels(staffOrderLabels).notes;
  const common = useLabels(commonLabels);
  const [problem, setProblem] = useState<ReturnType<typeof noteProblem>>(null);
  const { isBusy: busy, error, add } = useAddNote(orderId, () => onDraft(''));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const wrong = noteProblem(draft);
    setProblem(wrong);
    if (!wrong) void add(draft);
  }

  return (
    <form noValidate onSubmit={submit} aria-busy={busy} className="flex flex-col gap-3">
      <TextAreaField
        label={labels.label}
        rows={2}
        value={draft}
        readOnly={busy}
        problem={problem && labels[problem]}
        onChange={event => {
          setProblem(null);
          onDraft(event.target.value);
        }}
      />
      {error && (
        <Notice tone="bad" urgent>
          {labels.failedToAdd} {failureText(error, common)}
        </Notice>
      )}
      <Button type="submit" variant="secondary" className="w-fit" aria-disabled={busy}>
        {busy ? labels.adding : labels.add}
      </Button>
    </form>
  );
}
