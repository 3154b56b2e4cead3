import { isEmail, normalizeEmail } from '@/lib/text/email';

/** The one thing to put right next; `problem` is the key of its text. */
export type EmailProblem = {
  readonly field: 'email' | 'password';
  readonly problem: 'invalid' | 'taken' | 'passwordRequired' | 'wrongPassword';
};

/** The address that was asked for, in small letters as Firebase keeps them; null where it is the account's own. */
export function newEmailOf(typed: string, current: string): string | null {
  const email = normalizeEmail(typed).toLowerCase();
  return email === current.toLowerCase() ? null : email;
}

/** What must be put right before the server is asked for another address; null when nothing. */
export function checkEmailChange(email: string, password: string): EmailProblem | null {
  if (!isEmail(email)) return { field: 'email', problem: 'invalid' };
  return password === '' ? { field: 'password', problem: 'passwordRequired' } : null;
}
