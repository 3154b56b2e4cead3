import { type OutboxLabels, outboxLabels } from '@/i18n/en/outbox';
import { labels } from '@/i18n/labels';

/** The outbox's texts for staff: unlike customers, they are not told to call the shop. */
export const staffOutboxLabels: OutboxLabels = labels('staffOutbox', {
  ...outboxLabels,
  emptyHint: 'Every change is saved.',
  old: 'This has been waiting for more than a day. Connect this device to the internet.',
  arrivedLateHint: 'An earlier try was already saved. If it is not wanted, change it back.',
  doneAfterAll: (title: string) => `${title} has been saved meanwhile and cannot be changed here any more.`,
  unknownCommand: 'This could not be read. Make the change again before you discard it.',
  unreadable: (count: number) =>
    count === 1
      ? 'One saved entry on this device could not be read. Look whether a change is missing.'
      : `${count} saved entries on this device could not be read. Look whether changes are missing.`,
  storedHere: 'Your changes are saved on this device, and are sent once you have.',
  confirm: {
    ...outboxLabels.confirm,
    unknown: 'It may be saved already: the last answer was lost. That is looked up before it is discarded.',
  },
  cannotAsk: 'It is not known yet whether this was saved. Try again when there is a connection.',
  reasons: {
    ...outboxLabels.reasons,
    unavailable: 'The server was busy',
    conflict: 'Someone else was faster; it is tried again',
  },
  leaving: {
    ...outboxLabels.leaving,
    wentThrough: 'Not everything could be discarded: some of it was saved already.',
    body: (count: number) => (count === 1 ? '1 change not sent yet.' : `${count} changes not sent yet.`),
    notDiscarded:
      'It is not known yet whether everything was saved, so it was kept. Try again when there is a connection.',
  },
});
