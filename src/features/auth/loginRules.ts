import type { SignInOutcome, SignUpOutcome } from '@/data/user/signInThunks';
import type { AppError } from '@/lib/appError';
import { isEmail, normalizeEmail } from '@/lib/text/email';
import { plainLine } from '@/lib/text/plainText';
import { MAX_CHARS, MIN_PASSWORD_LENGTH } from '@/lib/text/textLimits';

export const LOGIN_MODES = ['signIn', 'signUp'] as const;
export type LoginMode = (typeof LOGIN_MODES)[number];

export type LoginFields = { readonly name: string; readonly email: string; readonly password: string };

export const EMPTY_FIELDS: LoginFields = { name: '', email: '', password: '' };

/** What a field lacks; the key of its text. */
export type FieldProblem =
  | 'nameRequired'
  | 'nameTooLong'
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordWeak';
export type FieldProblems = { readonly [field in keyof LoginFields]?: FieldProblem };

function nameProblem(name: string): FieldProblems {
  if (name === '') return { name: 'nameRequired' };
  return name.length > MAX_CHARS.name ? { name: 'nameTooLong' } : {};
}

/**
 * What must be put right before asking the server (spec §5: email and password required, the name on
 * sign-up). An existing account's email and password are the server's to judge, whatever they look like.
 */
export function checkFields(mode: LoginMode, { name, email, password }: LoginFields): FieldProblems {
  const isNew = mode === 'signUp';
  const address = normalizeEmail(email);
  return {
    ...(isNew && nameProblem(plainLine(name))),
    ...(address === ''
      ? { email: 'emailRequired' }
      : isNew && !isEmail(address) && { email: 'emailInvalid' }),
    ...(password === ''
      ? { password: 'passwordRequired' }
      : isNew && password.length < MIN_PASSWORD_LENGTH && { password: 'passwordWeak' }),
  };
}

/** What the person is told of a refused attempt. */
export type LoginFailure =
  /** Spec §8: wrong credentials, without saying which part. */
  | { readonly kind: 'credentials' }
  /** Signed in, but the email was never verified. */
  | { readonly kind: 'unverified' }
  /** Only who knows the password is told so by the server. */
  | { readonly kind: 'disabled' }
  /** A field the server refused. */
  | { readonly kind: 'fields'; readonly problems: FieldProblems }
  | { readonly kind: 'emailTaken' }
  /** Nothing to do with what was typed: no network, too slow, too often. */
  | { readonly kind: 'service'; readonly error: AppError }
  | { readonly kind: 'unexpected' };

/** Null after success. */
export function signInFailure(result: SignInOutcome): LoginFailure | null {
  switch (result.outcome) {
    case 'signedIn':
      return null;
    case 'unverified':
      return { kind: 'unverified' };
    case 'notStaff':
      return { kind: 'credentials' };
    case 'failed':
      if (result.error.code === 'auth/user-disabled') return { kind: 'disabled' };
      switch (result.error.kind) {
        case 'denied':
        case 'unauthenticated':
        case 'invalid':
        case 'notFound':
        case 'conflict':
          return { kind: 'credentials' };
        case 'offline':
        case 'timeout':
        case 'unavailable':
        case 'rateLimited':
          return { kind: 'service', error: result.error };
        case 'unknown':
          return { kind: 'unexpected' };
      }
  }
}

/** Null after success. */
export function signUpFailure(result: SignUpOutcome): LoginFailure | null {
  if (result.outcome === 'signedUp') return null;
  const { kind, code } = result.error;
  switch (kind) {
    case 'conflict':
      return { kind: 'emailTaken' };
    case 'invalid':
      return code === 'auth/weak-password'
        ? { kind: 'fields', problems: { password: 'passwordWeak' } }
        : { kind: 'fields', problems: { email: 'emailInvalid' } };
    case 'offline':
    case 'timeout':
    case 'unavailable':
    case 'rateLimited':
      return { kind: 'service', error: result.error };
    case 'denied':
    case 'unauthenticated':
    case 'notFound':
    case 'unknown':
      return { kind: 'unexpected' };
  }
}
