import type { CommonLabels } from '@/i18n/en/common';
import { BRAND } from '@/lib/brand';
import { language } from './language';

/** `en/common.ts` in Hindi. */
export const common: CommonLabels = {
  language,
  brand: BRAND,
  skipToContent: 'सीधे मुख्य भाग पर जाएँ',
  loading: 'लोड हो रहा है…',
  retry: 'फिर कोशिश करें',
  close: 'बंद करें',
  ok: 'ठीक है',
  // Of a dialog: never to be taken for the cancelling of an order.
  cancel: 'रहने दें',
  asOf: time => `${time} तक की जानकारी`,
  status: {
    pending: 'ऑर्डर मिल गया',
    processing: 'तैयारी में',
    shipped: 'रास्ते में',
    delivered: 'डिलीवर हुआ',
    cancelled: 'रद्द',
    unknown: 'पता नहीं',
  },
  failure: {
    offline: 'लगता है आप ऑफ़लाइन हैं। इंटरनेट जाँचकर फिर कोशिश करें।',
    slow: 'इंटरनेट अभी बहुत धीमा है। थोड़ी देर में फिर कोशिश करें।',
    busy: 'सेवा अभी व्यस्त है। थोड़ी देर में फिर कोशिश करें।',
    rateLimited: 'बहुत बार कोशिश हो चुकी है। कुछ मिनट रुककर फिर कोशिश करें।',
    signIn: 'आप लॉग आउट हो गए हैं। फिर से लॉग इन करें।',
    other: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  },
  notLoaded: {
    heading: 'यह पेज लोड नहीं हो सका',
    gone: 'हो सकता है आपके खोलने के बाद ऐप अपडेट हुआ हो। आगे बढ़ने के लिए दोबारा लोड करें।',
    offline: 'आप ऑफ़लाइन हैं। इंटरनेट आते ही यह पेज अपने आप खुल जाएगा।',
    reload: 'दोबारा लोड करें',
  },
  crash: {
    heading: 'ऐप में अचानक गड़बड़ हो गई!',
    reload: 'पेज दोबारा लोड करें',
  },
};
