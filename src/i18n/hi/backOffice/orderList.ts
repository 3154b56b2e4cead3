import type { OrderListLabels } from '@/i18n/en/backOffice/orderList';

/** `en/backOffice/orderList.ts` in Hindi. */
export const orderList: OrderListLabels = {
  statuses: 'स्थिति',
  all: 'सभी',
  several: 'कई चुनें',
  filters: count => (count === 0 ? 'छाँटें और क्रम बदलें' : `छाँटें और क्रम बदलें (${count})`),
  clear: 'फ़िल्टर हटाएँ',
  pageSize: 'एक पेज पर ऑर्डर',
  view: id => `ऑर्डर ${id} देखें`,
  step: {
    processing: 'तैयारी में करें',
    shipped: 'रास्ते में करें',
    delivered: 'डिलीवर हुआ करें',
  },
  stepOf: (step, id) => `${step}: ऑर्डर ${id}`,
  moved: (id, status) => `ऑर्डर ${id}: ${status}`,
  undo: 'वापस लें',
  select: id => `ऑर्डर ${id} चुनें`,
  selectPage: count => (count === 1 ? 'यह 1 ऑर्डर चुनें' : `ये ${count} ऑर्डर चुनें`),
  notLoaded: 'पेज का यह हिस्सा लोड नहीं हो सका।',
  export: 'एक्सपोर्ट करें',
};
