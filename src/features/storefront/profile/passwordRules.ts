import { MIN_PASSWORD_LENGTH } from '@/lib/text/textLimits';

export type PasswordEntry = { readonly current: string; readonly next: string; readonly confirm: string };

export type PasswordProblem = {
  readonly field: keyof PasswordEntry;
  readonly problem:
    | 'currentRequired'
    | 'nextRequired'
    | 'confirmRequired'
    | 'mismatch'
    | 'tooShort'
    | 'tooLong'
    | 'same'
    | 'weak'
    | 'wrong';
};

/** Firebase's own limit. */
const MAX_LENGTH = 4096;

/** What must be put right before the server is asked (spec §5: all required, new and confirm equal); null when nothing. */
export function checkPasswords({ current, next, confirm }: PasswordEntry): PasswordProblem | null {
  if (current === '') return { field: 'current', problem: 'currentRequired' };
  if (next === '') return { field: 'next', problem: 'nextRequired' };
  if (confirm === '') return { field: 'confirm', problem: 'confirmRequired' };
  if (next !== confirm) return { field: 'confirm', problem: 'mismatch' };
  if (next.length < MIN_PASSWORD_LENGTH) return { field: 'next', problem: 'tooShort' };
  if (next.length > MAX_LENGTH) return { field: 'next', problem: 'tooLong' };
  return next === current ? { field: 'next', problem: 'same' } : null;
}
