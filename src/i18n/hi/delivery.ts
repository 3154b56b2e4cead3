import type { DeliveryLabels } from '@/i18n/en/delivery';

export const delivery: DeliveryLabels = {
  served: (area, days, fee) => `${area} में डिलीवरी: ${days}। डिलीवरी शुल्क ${fee}`,
  from: city => `${city} से डिलीवरी`,
  everyDay: 'हर दिन',
  notDelivered: pin => `${pin} पर हम अभी डिलीवरी नहीं करते।`,
  noPin: 'डिलीवरी के दिन देखने के लिए 6 अंकों का पिन कोड लिखें।',
  area: 'डिलीवरी का इलाका',
  day: 'डिलीवरी का दिन',
  time: 'डिलीवरी का समय',
  missed: when => `आपका चुना हुआ डिलीवरी का समय अब उपलब्ध नहीं है। अगला समय ${when} है। मंज़ूर हो तो फिर से ऑर्डर करें।`,
  noAreas: 'अब हर ऑर्डर पाँच दिन में पहुँचता है। मंज़ूर हो तो फिर से ऑर्डर करें।',
};
