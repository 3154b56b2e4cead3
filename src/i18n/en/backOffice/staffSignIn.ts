import { labels } from '@/i18n/labels';
/** The staff's sign-in: apart, since nobody who is signed in needs it. Sentences of the spec stand word for word (spec §8). */
export const staffSignInLabels = labels('staffSignIn', {
  heading: 'Staff sign-in',
  lead: 'Sign in to look after the orders.',
  motto: 'Every bottle, on its way.',
  email: 'Email',
  password: 'Password',
  shared: 'This is a shared device',
  sharedHint:
    'We’ll sign you out when you close this tab. Unsent changes stay on this device until you sign in again: anyone who can open its storage could read them. Logout deletes everything else at once.',
  submit: 'Sign In',
  busy: 'Signing in...',
  failed: 'Invalid email or password',
  demo: 'Demo shop: sign-in is filled in.',
  emailRequired: 'Enter your email address.',
  passwordRequired: 'Enter your password.',
  toShop: 'Back to the shop',
});

export type StaffSignInLabels = typeof staffSignInLabels;
