import { labels } from '@/i18n/labels';

/** The texts of the page that a mailed link opens. */
export const mailedLinkLabels = labels('mailedLink', {
  checking: 'Checking your link…',
  signIn: 'Sign in',
  goOn: 'Sign in and go on',
  verified: {
    heading: 'Your email is verified',
    lead: (email: string) => `You can sign in with ${email} now.`,
  },
  changed: {
    heading: 'Your email was changed',
    lead: (email: string) => `From now on you sign in with ${email}.`,
  },
  recovered: {
    heading: 'Your email was changed back',
    lead: (email: string) => `You sign in with ${email} again.`,
    warning: 'If you did not change it yourself, someone may know your password. Choose a new one now.',
  },
  password: {
    save: 'Save new password',
    changed: 'Your new password counts',
    changedLead: 'Sign in with it. Other devices have to sign in again.',
  },
  unusable: {
    heading: 'This link can no longer be used',
    incomplete: 'It is not complete. Open it from our mail again, or copy all of it.',
    used: 'It has been opened before, or there is a newer one. If it was you who opened it, it counts: just sign in.',
    expired: 'It has expired. You can ask for a new one when you sign in.',
    taken: 'Another account has this email by now, so yours was not changed.',
  },
  failedHeading: 'Your link could not be checked',
});

export type MailedLinkLabels = typeof mailedLinkLabels;
