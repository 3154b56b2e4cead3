import type { ShopContactLabels } from '@/i18n/en/shopContact';

export const shopContact: ShopContactLabels = {
  contact: 'संपर्क',
  hours: (days, times) => `खुला: ${days}, ${times}`,
  everyDay: 'हर दिन',
  licence: number => `FSSAI लाइसेंस ${number}`,
  follow: 'हमसे जुड़ें',
};
