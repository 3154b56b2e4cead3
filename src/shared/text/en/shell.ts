/** What the app says of itself: its connection and its versions. */
export const shell = {
  online: 'Online',
  offline: 'Offline',
  update: {
    ready: 'A new version is ready.',
    replaced: 'The app was updated in another tab. Reload this one when you are ready.',
    reload: 'Reload',
    later: 'Later',
  },
  full: {
    message: 'This device is full: what you do now is not kept here.',
    understood: 'OK',
  },
};

export type ShellText = typeof shell;
