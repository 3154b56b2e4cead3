import type { HistoryLabels } from '@/i18n/en/backOffice/history';

/** `en/backOffice/history.ts` in Hindi. */
export const history: HistoryLabels = {
  by: name => `${name} ने किया`,
  customer: 'ग्राहक',
  show: 'इतिहास',
  ofProduct: 'प्रॉडक्ट की जानकारी में हुए बदलाव',
  nothing: 'कुछ नहीं',
  fields: {
    phone: 'फ़ोन',
    email: 'ईमेल',
    shippingAddress: 'डिलीवरी का पता',
    run: 'डिलीवरी का फेरा',
    place: 'फेरे में क्रम',
    expected: 'डिलीवरी का दिन',
    slot: 'डिलीवरी का समय',
    handover: 'किसने लिया',
    attempt: 'डिलीवर नहीं हुआ',
    attemptNote: 'नोट',
  },
  aRun: 'कोई फेरा',
};
