import { labels } from '@/i18n/labels';

/** Signing in with Google, where the shop's project has it. */
export const googleSignInLabels = labels('googleSignIn', {
  or: 'or',
  button: 'Continue with Google',
  fakeEmail: 'Email of the Google account (no Google on this machine)',
  hasPassword:
    'There is an account with this email already. Sign in above with your email and password; if you have forgotten it, choose a new one.',
  noPassword:
    'You sign in with Google, and have no password here yet. With one you can also sign in by email, and change your email.',
  choosePassword: 'Choose a password',
  unreachable: 'Google cannot be reached. Try again, or use your email and password.',
});

export type GoogleSignInLabels = typeof googleSignInLabels;
