import type { InvoiceLabels } from '@/i18n/en/invoice';

export const invoice: InvoiceLabels = {
  action: { invoice: 'इनवॉइस डाउनलोड करें', summary: 'ऑर्डर का सार डाउनलोड करें' },
  busy: 'तैयार हो रहा है…',
  saved: name => `${name} सहेज दिया गया।`,
  failed: { invoice: 'इनवॉइस नहीं बन सका।', summary: 'ऑर्डर का सार नहीं बन सका।' },
  offline: 'इंटरनेट के बिना यह अभी नहीं बन सकता। ऑनलाइन होने पर फिर कोशिश करें।',
};
