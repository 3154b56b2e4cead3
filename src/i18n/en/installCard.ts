import { labels } from '@/i18n/labels';

/** The offer of the shop as an app; and how it comes onto an iPhone or an iPad, which do not offer it themselves. */
export const installCardLabels = labels('installCard', {
  lead: 'Put the shop on your home screen: it opens at once, also without a connection.',
  install: 'Install',
  notNow: 'Not now',
  share: 'Tap the share button of Safari.',
  add: 'Choose “Add to Home Screen”.',
  done: 'I have done that',
});

export type InstallCardLabels = typeof installCardLabels;
