import type { StatementLabels } from '@/i18n/en/backOffice/statement';

export const statement: StatementLabels = {
  heading: 'खाते का विवरण',
  lead: 'किसी अवधि के ऑर्डर और भुगतान, पहले और बाद की बाकी रकम के साथ, PDF या CSV में।',
  from: 'इस दिन से',
  to: 'इस दिन तक',
  noPeriod: 'दो तारीख़ें चुनें।',
  days: (first, last) => `${first} से ${last}`,
  customer: 'ग्राहक',
  period: 'अवधि',
  made: 'बनाई गई',
  opening: 'शुरू की बाकी',
  closing: 'आख़िर की बाकी',
  nothing: 'इस अवधि में न कोई ऑर्डर है, न भुगतान।',
  page: (page, pages) => `पेज ${pages} में से ${page}`,
  columns: {
    date: 'तारीख़',
    what: 'क्या',
    reference: 'रेफ़रेंस',
    balance: 'बाकी',
    charge: 'ऑर्डर की रकम',
    payment: 'भुगतान हो गया',
  },
};
