import { type FormEvent, useState } from 'react';
import { noteProblem } from '@/domain/staffNote/staffNote';
import { commonLabels } from '@/i18n/en/common';
import { staffOrderLabels } from '@/i18n/en/staffOrder';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { Notice } from '@/ui/Notice';
import { useAddNote } from './useAddNote';

type Props = {
  readonly orderId: string;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
};

/** One more note. What was typed stays until it is safe. */
export function NoteForm({ orderId, draft, onDraft }: Props) {
  const text = useLabels(staffOrderLabels).notes;
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
        label={text.label}
        rows={2}
        value={draft}
        readOnly={busy}
        problem={problem && text[problem]}
        onChange={event => {
          setProblem(null);
          onDraft(event.target.value);
        }}
      />
      {error && (
        <Notice tone="bad" urgent>
          {text.failedToAdd} {failureText(error, common)}
        </Notice>
      )}
      <Button type="submit" variant="secondary" className="w-fit" aria-disabled={busy}>
        {busy ? text.adding : text.add}
      </Button>
    </form>
  );
}
