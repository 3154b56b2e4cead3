import type { OlderOrdersLabels } from '@/i18n/en/backOffice/olderOrders';

const number = (value: number): string => value.toLocaleString('en-IN');

/** `en/backOffice/olderOrders.ts` in Hindi. */
export const olderOrders: OlderOrdersLabels = {
  heading: 'पुराने ऑर्डर',
  lead: (kept, page) =>
    `ऊपर की सूची में सबसे नए ${number(kept)} ऑर्डर हैं। पुराने ऑर्डर माँगने पर सर्वर से पढ़े जाते हैं, केवल देखने के लिए। पढ़े गए हर ऑर्डर का शुल्क दुकान को लगता है: एक पेज पर ज़्यादा से ज़्यादा ${page}।`,
  show: 'पुराने ऑर्डर दिखाएँ',
  caption: 'पुराने ऑर्डर, नए पहले',
  columns: { order: 'ऑर्डर', customer: 'ग्राहक', date: 'तारीख़', bottles: 'बोतलें', total: 'कुल', status: 'स्थिति' },
  view: id => `पुराना ऑर्डर ${id} देखें`,
  find: 'ऑर्डर नंबर से खोजें',
  findHint: 'ऑर्डर का पूरा नंबर, जैसा इनवॉइस पर लिखा है।',
  findButton: 'खोजें',
  findMissing: 'ऑर्डर का नंबर बताएँ।',
  loading: 'पुराने ऑर्डर पढ़े जा रहे हैं…',
  failed: 'पुराने ऑर्डर पढ़े नहीं जा सके।',
  oneLoading: 'ऑर्डर पढ़ा जा रहा है…',
  oneFailed: 'ऑर्डर पढ़ा नहीं जा सका।',
  none: 'कोई पुराना ऑर्डर नहीं है।',
  notFound: id => `ऑर्डर ${id} नहीं है।`,
  dialog: id => `पुराना ऑर्डर #${id}`,
  pages: 'पुराने ऑर्डरों के पेज',
  showing: (page, count) => `पेज ${number(page)}, ${number(count)} ऑर्डर`,
  previous: 'नए',
  next: 'पुराने',
  atFirst: 'ये ऊपर की सूची के ठीक बाद के हैं।',
  atLast: 'ये सबसे पुराने हैं।',
};
