import type { PeopleLabels } from '@/i18n/en/backOffice/people';

/** `en/backOffice/people.ts` in Hindi. */
export const people: PeopleLabels = {
  heading: 'लोग',
  lead: 'यहाँ कौन काम करता है और कौन डिलीवरी करता है। भूमिका वही देता और लेता है जो दुकान का प्रोजेक्ट चलाता है, इन स्क्रिप्ट से:',
  loading: 'कर्मचारियों की सूची पढ़ी जा रही है…',
  failed: 'कर्मचारियों की सूची पढ़ी नहीं जा सकी।',
  empty: 'अभी सूची में कोई नहीं है',
  emptyHint: 'जिसे स्क्रिप्ट से भूमिका मिलेगी, वह यहाँ दिखेगा।',
  offline: 'ऑफ़लाइन। यह पिछली बार पढ़ी गई सूची है।',
  roles: { admin: 'एडमिन', driver: 'ड्राइवर' },
  you: 'आप',
  active: 'काम पर',
  inactive: 'काम पर नहीं',
  switch: name => `${name} काम पर हैं`,
  switchHint: 'बंद करने पर उनके फेरे और ऑर्डर उनके लिए तुरंत बंद हो जाते हैं।',
  change: name => `${name}: बदलाव`,
  problems: {
    conflict: 'इस बीच किसी और ने इसे बदल दिया है। फिर देखें, तब तय करें।',
    gone: 'यह व्यक्ति अब सूची में नहीं है।',
    denied: 'आप इसे नहीं बदल सकते।',
  },
  notSaved: 'पिछला बदलाव सहेजा नहीं गया।',
  notStored: 'यह सहेजा नहीं जा सका। फिर कोशिश करें।',
};
