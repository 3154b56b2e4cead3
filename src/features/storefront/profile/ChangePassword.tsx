import { type FormEvent, useRef, useState } from 'react';
import { changePassword } from '@/data/user/accountThunks';
import { accountLabels } from '@/i18n/en/account';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import type { AppError } from '@/lib/appError';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { SessionUser } from '@/store/session/session';
import { Button } from '@/ui/Button';
import { PasswordField } from '@/ui/form/PasswordField';
import { Notice } from '@/ui/Notice';
import { checkPasswords, type PasswordEntry, type PasswordProblem } from './passwordRules';

const EMPTY: PasswordEntry = { current: '', next: '', confirm: '' };

/** What came of a try, beside what is wrong with a field. */
type Trouble = { readonly kind: 'unknown' } | { readonly kind: 'failed'; readonly error: AppError };

/** The form's state. What is typed never leaves the component but as a thunk's argument: it must not enter an action. */
function useChangePassword(uid: string, onChanged: () => void) {
  const dispatch = useAppDispatch();
  const [entry, setEntry] = useState(EMPTY);
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);

  /** Returns what must be put right first. */
  async function attempt(): Promise<PasswordProblem | null> {
    const result = await dispatch(changePassword({ area: 'storefront', uid }, entry.current, entry.next));
    switch (result.outcome) {
      case 'changed':
        onChanged();
        return null;
      case 'wrongPassword':
        return { field: 'current', problem: 'wrong' };
      case 'weak':
        return { field: 'next', problem: 'weak' };
      case 'unknown':
        setTrouble({ kind: 'unknown' });
        return null;
      case 'failed':
        setTrouble({ kind: 'failed', error: result.error });
        return null;
    }
  }

  async function submit(): Promise<PasswordProblem | null> {
    if (busy) return null;
    setTrouble(null);
    let wrong = checkPasswords(entry);
    if (!wrong) {
      setBusy(true);
      wrong = await attempt();
      setBusy(false);
    }
    setProblem(wrong);
    return wrong;
  }

  return {
    entry,
    problem,
    trouble,
    busy,
    edit(change: Partial<PasswordEntry>) {
      setProblem(null);
      setEntry(current => ({ ...current, ...change }));
    },
    submit,
  };
}

type Props = {
  readonly user: SessionUser;
  readonly onChanged: () => void;
  readonly onCancel: () => void;
};

/** Spec §2: current, new and confirm. Never queued: a password is stored nowhere, so this needs a connection. */
export function ChangePassword({ user, onChanged, onCancel }: Props) {
  const labels = useLabels(accountLabels).security;
  const common = useLabels(commonLabels);
  const online = useAppSelector(selectOnline);
  const form = useRef<HTMLFormElement>(null);
  const { entry, problem, trouble, busy, edit, submit } = useChangePassword(user.id, onChanged);
  // One is missing: then all that are say so.
  const isIncomplete = problem?.problem === `${problem?.field}Required`;
  const problemOf = (field: keyof PasswordEntry) => {
    if (isIncomplete && entry[field] === '') return labels.problems[`${field}Required`];
    return problem?.field === field ? labels.problems[problem.problem] : null;
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await submit();
    const control = wrong && form.current?.elements.namedItem(wrong.field);
    if (control instanceof HTMLElement) control.focus();
  };

  return (
    <form ref={form} noValidate onSubmit={onSubmit} aria-busy={busy} className="flex flex-col gap-5">
      {/* For the password manager: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label={labels.current}
        name="current"
        autoComplete="current-password"
        aria-required
        autoFocus
        value={entry.current}
        problem={problemOf('current')}
        onChange={event => edit({ current: event.target.value })}
      />
      <PasswordField
        label={labels.next}
        hint={labels.hint}
        name="next"
        autoComplete="new-password"
        aria-required
        value={entry.next}
        problem={problemOf('next')}
        onChange={event => edit({ next: event.target.value })}
      />
      <PasswordField
        label={labels.confirm}
        name="confirm"
        autoComplete="new-password"
        aria-required
        value={entry.confirm}
        problem={problemOf('confirm')}
        onChange={event => edit({ confirm: event.target.value })}
      />
      {!online && <Notice tone="warn">{labels.offline}</Notice>}
      {trouble && (
        <Notice tone="bad" urgent>
          {trouble.kind === 'unknown' ? labels.unknown : failureText(trouble.error, common)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={busy}>
          {busy ? labels.updating : labels.update}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
