import type { BackOfficeLabels } from '@/i18n/en/backOffice/backOffice';

/** `en/backOffice/backOffice.ts` in Hindi. */
export const backOffice: BackOfficeLabels = {
  shell: {
    loading: 'आपका लॉग इन जाँचा जा रहा है…',
    name: 'बैक ऑफ़िस',
    nav: 'बैक ऑफ़िस',
    more: 'और',
    search: 'खोजें',
    settings: 'सेटिंग',
    openMenu: 'नेविगेशन खोलें',
    closeMenu: 'नेविगेशन बंद करें',
    logout: 'लॉग आउट',
    signedInAs: 'आप लॉग इन हैं:',
  },
  page: {
    refresh: 'ताज़ा करें',
    offline: time => `ऑफ़लाइन। ${time} तक की जानकारी दिख रही है। आप काम करते रहें; बदलाव बाद में भेजे जाएँगे।`,
    dataCheck: 'डेटा जाँचें',
    toOutbox: 'देखें क्या बाकी है',
    progress: (read, total) => `लगभग ${total} में से ${read} पढ़े गए`,
    latestOnly: count =>
      `यह सबसे नए ${count.toLocaleString('en-IN')} ऑर्डर से गिना गया है। पुराने ऑर्डर माँगने पर पढ़े जाते हैं।`,
  },
  discard: {
    heading: 'बदलाव हटाएँ?',
    body: 'आपने जो लिखा, वह अभी सहेजा नहीं गया है।',
    confirm: 'हटाएँ',
    keep: 'बदलना जारी रखें',
  },
};
