import { labels } from '@/i18n/labels';
/** The back office's texts. Sentences of the spec stand word for word (spec §2, §8). */
export const backOfficeLabels = labels('backOffice', {
  shell: {
    loading: 'Checking your session…',
    name: 'Back office',
    nav: 'Back office',
    more: 'More',
    search: 'Search',
    settings: 'Settings',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    logout: 'Logout',
    signedInAs: 'Signed in as',
  },
  page: {
    refresh: 'Refresh',
    offline: (time: string) =>
      `Offline. Showing data from ${time}. You can keep working; changes are sent later.`,
    dataCheck: 'Check the data',
    toOutbox: 'See what is not sent',
    progress: (read: number, total: number) => `${read} of about ${total} read`,
    latestOnly: (count: number) =>
      `Computed from the latest ${count.toLocaleString('en-IN')} orders. Older ones are read when you ask for them.`,
  },
  discard: {
    heading: 'Discard changes?',
    body: 'What you entered has not been saved.',
    confirm: 'Discard',
    keep: 'Keep editing',
  },
});

export type BackOfficeLabels = typeof backOfficeLabels;
