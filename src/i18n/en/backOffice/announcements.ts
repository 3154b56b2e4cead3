import { labels } from '@/i18n/labels';
/** What staff are told when something happens: the words of toasts, and of what waits above the orders. */
export const announcementsLabels = labels('announcements', {
  newOrder: (id: string, total: string, customer: string) => `New order #${id}, ${total}, ${customer}`,
  newOrders: (count: number) => (count === 1 ? '1 new order' : `${count} new orders`),
  newAlerts: (count: number) => `${count} new alerts`,
  view: 'View',
});

export type AnnouncementsLabels = typeof announcementsLabels;
