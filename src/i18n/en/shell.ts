import { labels } from '@/i18n/labels';
/** What the app says of itself: its connection, its look, its addresses and its versions (spec §2). */
export const shellLabels = labels('shell', {
  online: 'Online',
  offline: 'Offline',
  dismiss: 'Dismiss',
  theme: { label: 'Appearance', system: 'Auto', light: 'Light', dark: 'Dark' },
  language: { label: 'Language' },
  notFound: {
    heading: 'Page Not Found',
    message: 'There is nothing at this address.',
    home: 'Back to the shop',
  },
  update: {
    ready: 'A new version is ready.',
    taking: 'Opening the new version…',
    replaced: 'The app was updated in another tab. Reload this one when you are ready.',
    reload: 'Reload',
    later: 'Later',
  },
  installApp: 'Install the app',
  full: {
    message: 'This device is full: what you do now is not kept here.',
    understood: 'OK',
  },
});

export type ShellLabels = typeof shellLabels;
