import type { StaffPagesLabels } from '@/i18n/en/backOffice/staffPages';

/** `en/backOffice/staffPages.ts` in Hindi. */
export const staffPages: StaffPagesLabels = {
  dashboard: 'डैशबोर्ड',
  orders: 'ऑर्डर',
  deliveries: 'डिलीवरी',
  inventory: 'इन्वेंटरी',
  customers: 'ग्राहक',
  reports: 'रिपोर्ट',
  production: 'उत्पादन',
  alerts: 'अलर्ट',
  settings: 'सेटिंग',
  outbox: 'भेजा जाना बाकी है',
  dataCheck: 'डेटा की जाँच',
  log: 'बदलावों का इतिहास',
};
