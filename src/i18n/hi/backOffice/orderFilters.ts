import type { OrderFiltersLabels } from '@/i18n/en/backOffice/orderFilters';

/** `en/backOffice/orderFilters.ts` in Hindi. */
export const orderFilters: OrderFiltersLabels = {
  date: 'ऑर्डर की तारीख़',
  dates: {
    any: 'कोई भी तारीख़',
    today: 'आज',
    '7days': 'पिछले 7 दिन',
    '30days': 'पिछले 30 दिन',
    custom: 'दिन चुनें',
  },
  from: 'इस दिन से',
  to: 'इस दिन तक',
  payment: 'भुगतान',
  anyPayment: 'कोई भी भुगतान',
  unpaid: 'भुगतान बाकी',
  cashUnpaid: 'नकद, बाकी',
  paid: 'भुगतान हो गया',
  views: { label: 'तैयार सूचियाँ', today: 'आज पहुँचाने हैं', late: 'देर से', cashUnpaid: 'नकद बाकी' },
  area: 'इलाका',
  anyArea: 'कोई भी इलाका',
  pin: pin => `पिन ${pin}`,
  sort: 'किस क्रम में',
  sorts: {
    '-date': 'सबसे नए पहले',
    date: 'सबसे पुराने पहले',
    customer: 'ग्राहक, अ से ज्ञ',
    '-customer': 'ग्राहक, ज्ञ से अ',
    '-bottles': 'सबसे ज़्यादा बोतलें पहले',
    bottles: 'सबसे कम बोतलें पहले',
    '-total': 'सबसे बड़ी रकम पहले',
    total: 'सबसे छोटी रकम पहले',
    status: 'स्थिति, “ऑर्डर मिल गया” से शुरू',
    '-status': 'स्थिति, रद्द से शुरू',
  },
};
