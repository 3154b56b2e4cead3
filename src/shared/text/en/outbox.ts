/** What the outbox says, in both wings. */
export const outbox = {
  heading: 'Waiting to be sent',
  lead: 'Everything here is saved on this device. It is sent by itself, in this order, as soon as there is a connection.',
  empty: 'Nothing is waiting',
  emptyHint: 'All you asked for has reached us.',
  sendNow: 'Send now',
  edit: 'Edit',
  discard: 'Discard',
  queued: (when: string) => `Saved ${when}`,
  tries: (count: number) => (count === 1 ? 'Tried once' : `Tried ${count} times`),
  untried: 'Not tried yet',
  old: 'Waiting for more than a day',
  sending: 'Sending…',
  waiting: 'Waiting to send',
  failed: 'Could not be done',
  unknownCommand: 'This could not be read. Please call us before you discard it.',
  unreadable: (count: number) =>
    count === 1
      ? 'One saved entry on this device could not be read. Please call us.'
      : `${count} saved entries on this device could not be read. Please call us.`,
  signIn: 'Sign in again to send what is waiting.',
  held: 'What you asked for is safe on this device, and is sent once you have.',
  confirm: {
    heading: (title: string) => `Discard ${title}?`,
    body: 'It will not be sent. This cannot be undone.',
    unknown: 'It may already have reached us: the last answer was lost. We look before it is discarded.',
    keep: 'Keep it',
  },
  cannotAsk: 'We cannot tell yet whether it has reached us. Try again when there is a connection.',
  reasons: {
    offline: 'No connection',
    timeout: 'No answer in time',
    unavailable: 'Our service was busy',
    rateLimited: 'Too many requests',
    unauthenticated: 'Your session has ended',
    conflict: 'Someone else was faster; we try again',
    other: 'Something went wrong',
  },
  pill: {
    online: 'Online',
    offline: 'Offline',
    signIn: 'Sign-in needed',
    waiting: (count: number) => (count === 1 ? '1 waiting' : `${count} waiting`),
  },
};

export type OutboxText = typeof outbox;
