import { useState } from 'react';
import { changePassword } from '@/data/user/accountThunks';
import type { AppError } from '@/lib/appError';
import { useAppDispatch } from '@/store/hooks';
import { checkPasswords, type PasswordEntry, type PasswordProblem } from './passwordRules';

const EMPTY: PasswordEntry = { current: '', next: '', confirm: '' };

/** What came of a try, beside what is wrong with a field. */
export type Trouble = { readonly kind: 'unknown' } | { readonly kind: 'failed'; readonly error: AppError };

/** The form's state. What is typed never leaves the component but as a thunk's argument: it must not enter an action. */
export function useChangePassword(uid: string, onChanged: () => void) {
  const dispatch = useAppDispatch();
  const [entry, setEntry] = useState(EMPTY);
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);

  /** Returns what must be put right first. */
  async function attempt(): Promise<PasswordProblem | null> {
    const result = await dispatch(changePassword({ wing: 'storefront', uid }, entry.current, entry.next));
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
