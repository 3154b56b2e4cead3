import { labels } from '@/i18n/labels';
/** What the outbox says, in both areas. */
export const outboxLabels = labels('outbox', {
  heading: 'Not sent yet',
  lead: 'Everything here is saved on this device. We’ll send it, in this order, as soon as you’re back online.',
  empty: 'Nothing to send',
  emptyHint: 'Everything has been sent.',
  sendNow: 'Send now',
  edit: 'Edit',
  discard: 'Discard',
  queued: (when: string) => `Saved ${when}`,
  tries: (count: number) => (count === 1 ? 'Tried once' : `Tried ${count} times`),
  untried: 'Not tried yet',
  turn: (time: string) => `We’ll send it at ${time}: after five orders at once, one is sent a minute`,
  old: 'This has been waiting for more than a day. Connect this device to the internet, or contact us.',
  sending: 'Sending…',
  waiting: 'Not sent yet',
  failed: 'Could not be done',
  paused: 'On hold',
  pausedHint: 'You took this back to change it. It is not sent until you finish, or send it as it was.',
  resume: 'Send as it was',
  tryAgain: 'Try again',
  arrivedLate: 'It went through',
  arrivedLateHint: 'An earlier try had already reached us. If you do not want it, cancel it or contact us.',
  understood: 'I understand',
  doneAfterAll: (title: string) => `${title} has reached us meanwhile and cannot be changed here any more.`,
  unknownCommand: 'This could not be read. Please contact us before you discard it.',
  unreadable: (count: number) =>
    count === 1
      ? 'One saved entry on this device could not be read. Please contact us.'
      : `${count} saved entries on this device could not be read. Please contact us.`,
  unread:
    'What is saved on this device cannot be read at the moment, so we cannot tell whether everything has been sent.',
  signIn: 'Sign in again to send it.',
  storedHere: 'It is saved on this device, and we’ll send it once you have.',
  confirm: {
    heading: (title: string) => `Discard ${title}?`,
    body: 'It will not be sent. This cannot be undone.',
    unknown: 'It may already have reached us: the last answer was lost. We look before it is discarded.',
    keep: 'Keep it',
    wentThrough: 'It went through before it could be discarded.',
  },
  cannotAsk: 'We cannot tell yet whether it has reached us. Try again when there is a connection.',
  reasons: {
    offline: 'No connection',
    timeout: 'No answer in time',
    unavailable: 'Our service was busy',
    rateLimited: 'Too many requests',
    unauthenticated: 'You are signed out',
    conflict: 'Someone else was faster; we try again',
    other: 'Something went wrong',
  },
  pill: {
    signIn: 'Sign-in needed',
    waiting: (count: number) => (count === 1 ? '1 not sent' : `${count} not sent`),
    attention: (count: number) => (count === 1 ? '1 needs you' : `${count} need you`),
  },
  leaving: {
    heading: 'Sign out with unsent work?',
    reading: 'Checking whether everything has been sent…',
    body: (count: number) => (count === 1 ? '1 thing is not sent yet.' : `${count} things are not sent yet.`),
    storedHint:
      'What you keep stays on this device, and is sent when you sign in here again. The app shows it to nobody else, but anyone who can open this device’s storage could read it, addresses too.',
    sendNow: 'Send now',
    sending: 'Sending…',
    stillHere: 'Not everything could be sent now.',
    keep: 'Keep on this device',
    discard: 'Discard',
    stay: 'Stay signed in',
    wentThrough: 'Not everything could be discarded: some of it had reached us already.',
    notDiscarded:
      'We cannot tell yet whether everything has reached us, so it was kept. Try again when there is a connection.',
  },
});

export type OutboxLabels = typeof outboxLabels;
