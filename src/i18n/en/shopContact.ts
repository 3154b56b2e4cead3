import { labels } from '@/i18n/labels';

/** The foot of the shop's pages: how to reach the shop. */
export const shopContactLabels = labels('shopContact', {
  contact: 'Contact',
  hours: (days: string, times: string) => `Open ${days}, ${times}`,
  everyDay: 'every day',
  licence: (number: string) => `FSSAI licence ${number}`,
  follow: 'Follow us',
});

export type ShopContactLabels = typeof shopContactLabels;
