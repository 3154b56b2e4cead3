import type { AnnouncementsLabels } from '@/i18n/en/backOffice/announcements';

/** `en/backOffice/announcements.ts` in Hindi. */
export const announcements: AnnouncementsLabels = {
  newOrder: (id, total, customer) => `नया ऑर्डर #${id}, ${total}, ${customer}`,
  newOrders: count => (count === 1 ? '1 नया ऑर्डर' : `${count} नए ऑर्डर`),
  newAlerts: count => `${count} नए अलर्ट`,
  view: 'देखें',
};
