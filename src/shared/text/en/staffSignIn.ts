/** The staff's sign-in: apart, since nobody who is signed in needs it. Sentences of the spec stand word for word (spec §8). */
export const staffSignIn = {
  heading: 'Staff sign-in',
  lead: 'Sign in to look after the orders.',
  motto: 'Every bottle, on its way.',
  email: 'Email',
  password: 'Password',
  shared: 'This is a shared device',
  sharedHint:
    'You are signed out when you close this tab. Log out first to delete at once what is kept of the shop here; otherwise it goes when the app is opened here again. Changes not sent yet wait until you sign in again: anyone who can open this device’s storage could read them.',
  submit: 'Sign In',
  busy: 'Signing in...',
  failed: 'Invalid email or password',
  demo: 'This is the local demonstration shop: its own admin is filled in.',
  emailRequired: 'Enter your email address.',
  passwordRequired: 'Enter your password.',
  toShop: 'Back to the shop',
};

export type StaffSignInText = typeof staffSignIn;
