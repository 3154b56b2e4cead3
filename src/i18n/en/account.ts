import { labels } from '@/i18n/labels';
/** The texts of a customer's own account: the profile, the password, the mails about both. */
export const accountLabels = labels('account', {
  heading: 'Your profile',
  personal: {
    heading: 'Personal info',
    name: 'Name',
    phone: 'Phone',
    address: 'Delivery address',
    notSaid: 'Not given yet',
    optional: (label: string) => `${label} (optional)`,
    loading: 'Loading your profile…',
    notRead: 'Your saved phone and address could not be read.',
    edit: 'Edit',
    save: 'Save Changes',
    saving: 'Saving…',
    saved: 'Your profile was saved.',
    nameRequired: 'Enter your name.',
    waiting: 'Saved on this device, not sent yet',
    waitingHint: 'We’ll send it as soon as you’re back online.',
    changeFailed: 'A change could not be saved.',
    toOutbox: 'See what is not sent',
    refused: 'This could not be saved. Check what you entered and try again.',
    failed: 'This could not be saved.',
  },
  email: {
    label: 'Email',
    hint: 'You sign in with this. To change it, open the link we send to the new address.',
    password: 'Your password',
    passwordHint: 'It is needed to change your email.',
    offline:
      'Changing your email needs a connection. With the old one back in place, the rest can be saved without.',
    failed: 'Your email was not changed.',
    linkSent: (to: string, current: string) =>
      `We have sent a link to ${to}; until you open it, you sign in with ${current}.`,
    linkHint:
      'Once it is open, sign in again with the new email. No mail? Look in the spam folder too. An address that already has an account is sent none.',
    problems: {
      invalid: 'Please enter a valid email address.',
      taken: 'This email already has an account. Enter another one.',
      passwordRequired: 'Enter your password to change your email.',
      wrongPassword: 'This is not your password.',
    },
  },
  command: {
    title: 'Changes to your profile',
    field: (label: string, value: string) => `${label}: ${value}`,
    cleared: (label: string) => `${label}: removed`,
  },
  security: {
    heading: 'Security',
    lead: 'A password that you use nowhere else keeps your account yours.',
    change: 'Change Password',
    current: 'Current password',
    next: 'New password',
    confirm: 'Confirm new password',
    hint: 'At least 6 characters. A short sentence is easy to keep in mind and hard to guess.',
    update: 'Update Password',
    updating: 'Please wait...',
    offline: 'Changing your password needs a connection.',
    changed: 'Your password was changed. Other devices have to sign in again.',
    unknown:
      'We couldn’t confirm the change. Sign in with the new password; if it is not accepted, the old one still counts.',
    problems: {
      currentRequired: 'Enter your current password.',
      nextRequired: 'Enter a new password.',
      confirmRequired: 'Enter the new password once more.',
      mismatch: 'New passwords do not match',
      tooShort: 'Choose a password of at least 6 characters.',
      tooLong: 'Choose a shorter password.',
      same: 'This is your current password. Choose another one.',
      weak: 'This password is too easy to guess. Choose another one.',
      wrong: 'This is not your current password.',
    },
  },
  waiting: {
    open: 'I cannot sign in any more',
    heading: 'Discard what is not sent yet?',
    count: (count: number, since: string) =>
      count === 1
        ? `1 thing is not sent yet, saved ${since}.`
        : `${count} things are not sent yet, the oldest saved ${since}.`,
    body: 'It can only be sent once you sign in again. If your account does not exist any more, it never can be: contact us, or discard it. It is then gone from this device. This cannot be undone.',
    keep: 'Keep it',
    discard: 'Discard',
  },
  forgotten: {
    open: 'Forgot password?',
    heading: 'Choose a new password',
    lead: 'Tell us your email address, and we send you a link to choose a new password.',
    email: 'Email',
    emailInvalid: 'Please enter a valid email address.',
    send: 'Send link',
    sending: 'Please wait...',
    again: (seconds: number) => `Send again in ${seconds} s`,
    sent: 'If there is an account with this address, a link is on its way. Look in the spam folder too.',
    close: 'Close',
  },
  verification: {
    hint: 'No mail from us? We can send the verification link again.',
    resend: 'Send verification link again',
    sending: 'Please wait...',
    again: (seconds: number) => `Send again in ${seconds} s`,
    sent: 'The verification link is on its way. Look in the spam folder too.',
    verified: 'Your email is verified. You can sign in.',
    elsewhere: {
      heading: 'Your email is verified',
      lead: 'You are signed in. Go on in the tab that our mail has opened.',
      goOn: 'Go on here',
    },
  },
  data: {
    heading: 'Your data',
    lead: 'One file with your profile, your orders and what is not sent yet on this device. It is saved on this device and goes nowhere else.',
    download: 'Download my data',
    preparing: 'Please wait...',
    saved: (name: string) => `Saved as ${name}.`,
    failed: 'Your data could not be read.',
  },
});

export type AccountLabels = typeof accountLabels;
