import { labels } from '@/i18n/labels';

/** How a customer puts the shop on an iPhone or an iPad, which do not offer it themselves. */
export const installCardLabels = labels('installCard', {
  share: 'Tap the share button of Safari.',
  add: 'Choose “Add to Home Screen”.',
  done: 'I have done that',
});

export type InstallCardLabels = typeof installCardLabels;
