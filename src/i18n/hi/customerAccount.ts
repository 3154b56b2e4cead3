import type { CustomerAccountLabels } from '@/i18n/en/customerAccount';

export const customerAccount: CustomerAccountLabels = {
  account: email => `खाता ${email}`,
  emailUnknown: 'खाता, ईमेल दर्ज नहीं',
  none: 'कोई खाता नहीं',
  contactEmail: {
    different: 'संपर्क का ईमेल खाते के ईमेल से अलग है।',
    anothers: 'संपर्क का ईमेल किसी दूसरे खाते का है।',
    ofAccount: 'इस ईमेल का एक खाता है।',
  },
};
