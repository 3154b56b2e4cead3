import { labels } from '@/i18n/labels';

/** Who works here (Settings). */
export const peopleLabels = labels('people', {
  heading: 'People',
  lead: 'Who works here, and who drives. A role is given and taken by whoever runs the shop’s project, with these scripts:',
  loading: 'Reading who works here…',
  failed: 'Who works here could not be read.',
  empty: 'Nobody is listed yet',
  emptyHint: 'Whoever is given a role with the script appears here.',
  offline: 'Offline. This is what was read last.',
  roles: { admin: 'Admin', driver: 'Driver' },
  you: 'You',
  active: 'Active',
  inactive: 'Not active',
  switch: (name: string) => `${name} is active`,
  switchHint: 'Off: their runs and orders are closed to them at once.',
  change: (name: string) => `Change of ${name}`,
  problems: {
    conflict: 'Someone else has changed this meanwhile. Look at it again, then decide.',
    gone: 'This person is no longer listed.',
    denied: 'You may not change this.',
  },
  notSaved: 'The last change was not saved.',
  notStored: 'This could not be saved. Try again.',
});

export type PeopleLabels = typeof peopleLabels;
