/** What the app says of itself: its connection and its versions. */
export const shell = {
  online: 'Online',
  offline: 'Offline',
  theme: { label: 'Appearance', system: 'Auto', light: 'Light', dark: 'Dark' },
  update: {
    ready: 'A new version is ready.',
    replaced: 'The app was updated in another tab. Reload this one when you are ready.',
    reload: 'Reload',
    later: 'Later',
  },
};

export type ShellText = typeof shell;
