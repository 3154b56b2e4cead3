import type { OrderActionsLabels } from '@/i18n/en/backOffice/orderActions';

/** `en/backOffice/orderActions.ts` in Hindi. */
export const orderActions: OrderActionsLabels = {
  bar: {
    label: 'चुने हुए ऑर्डर',
    selected: count => (count === 1 ? '1 ऑर्डर चुना है' : `${count} ऑर्डर चुने हैं`),
    elsewhere: count => (count === 1 ? 'इनमें से 1 अभी सूची में नहीं है' : `इनमें से ${count} अभी सूची में नहीं हैं`),
    selectAll: count => `सभी ${count} चुनें`,
    status: 'स्थिति बदलें',
    export: 'एक्सपोर्ट करें',
    clear: 'चुनाव हटाएँ',
  },
  status: {
    heading: count => (count === 1 ? '1 ऑर्डर की स्थिति बदलें' : `${count} ऑर्डर की स्थिति बदलें`),
    to: 'नई स्थिति',
    choose: 'स्थिति चुनें',
    chooseHint: 'कुछ भी बदलने से पहले यहाँ दिखेगा कि क्या बदलेगा।',
    nothingSelected: 'कोई ऑर्डर नहीं चुना है। पहले सूची में ऑर्डर चुनें।',
    changes: (count, status) =>
      count === 1 ? `1 ऑर्डर की स्थिति “${status}” होगी।` : `${count} ऑर्डर की स्थिति “${status}” होगी।`,
    noChanges: 'कोई ऑर्डर नहीं बदलेगा।',
    change: (from, to, count) => `${from} → ${to}: ${count}`,
    returned: count => (count === 1 ? '1 बोतल स्टॉक में वापस जाएगी।' : `${count} बोतलें स्टॉक में वापस जाएँगी।`),
    taken: count => (count === 1 ? '1 बोतल स्टॉक से फिर ली जाएगी।' : `${count} बोतलें स्टॉक से फिर ली जाएँगी।`),
    stockStays: 'स्टॉक जैसा है वैसा रहेगा।',
    refunded: count => `${count} ऑर्डर के पैसे लौटाए जा चुके हैं: भुगतान ठीक किए बिना कुछ नहीं माँगा जाएगा।`,
    giveBack: (count, amount) => `${count} ऑर्डर के पैसे मिल चुके हैं: ${amount} लौटाने हैं।`,
    stockUnknown: 'हर ऑर्डर भेजते समय देखा जाएगा कि स्टॉक काफ़ी है या नहीं।',
    skipped: count => (count === 1 ? '1 ऑर्डर जैसा है वैसा रहेगा:' : `${count} ऑर्डर जैसे हैं वैसे रहेंगे:`),
    count: (reason, count) => `${reason}: ${count}`,
    reasons: {
      same: status => `पहले से “${status}”`,
      backward: 'एक कदम पीछे चला जाएगा',
      reopen: 'रद्द है, फिर खुलेगा और बोतलें स्टॉक से फिर ली जाएँगी',
      cancelDelivered: 'डिलीवर हो चुका है, रद्द होगा और बोतलें स्टॉक में वापस जाएँगी',
      noStock: (product, inStock) =>
        `${product} का स्टॉक काफ़ी नहीं, ${inStock} ${inStock === 1 ? 'बचा है' : 'बचे हैं'}`,
      beyond: most => `एक बार में ${most} ही बदले जा सकते हैं`,
    },
    include: count => (count === 1 ? 'इस 1 असामान्य ऑर्डर को भी बदलें' : `इन ${count} असामान्य ऑर्डर को भी बदलें`),
    each: 'हर ऑर्डर देखें',
    stays: reason => `वैसा ही रहेगा। ${reason}`,
    submit: count => (count === 1 ? '1 ऑर्डर बदलें' : `${count} ऑर्डर बदलें`),
  },
  results: {
    heading: status => `स्थिति “${status}” की गई`,
    undoHeading: 'बदलाव वापस लिया गया',
    nothing: 'यहाँ अभी कुछ नहीं बदला गया।',
    progress: (saved, total) => `${total} में से ${saved} ${saved === 1 ? 'सहेजा गया' : 'सहेजे गए'}`,
    waiting: count =>
      count === 1
        ? '1 इस डिवाइस पर सहेजा गया, भेजा जाना बाकी है।'
        : `${count} इस डिवाइस पर सहेजे गए, भेजे जाने बाकी हैं।`,
    refused: count => (count === 1 ? '1 सहेजा नहीं जा सका।' : `${count} सहेजे नहीं जा सके।`),
    result: {
      keeping: 'इस डिवाइस पर सहेजा जा रहा है',
      sending: 'भेजा जा रहा है',
      waiting: 'भेजा जाना बाकी है',
      saved: 'सहेजा गया',
      refused: reason => `सहेजा नहीं गया। ${reason}`,
      takenBack: 'भेजे जाने से पहले वापस लिया गया',
    },
    undo: 'वापस लें',
    undoLeft: count =>
      count === 1
        ? '1 की पहले की स्थिति पता नहीं थी, वह अभी जैसा ही रहेगा।'
        : `${count} की पहले की स्थिति पता नहीं थी, वे अभी जैसे ही रहेंगे।`,
    see: 'नतीजे देखें',
    dismiss: 'हटाएँ',
  },
  export: {
    heading: 'ऑर्डर एक्सपोर्ट करें',
    file: 'फ़ाइल किसी भी स्प्रेडशीट में खुलेगी।',
    scope: 'कौन से ऑर्डर',
    scopes: {
      selected: count => `चुने हुए (${count})`,
      filtered: count => `छाँटे हुए ऑर्डर (${count})`,
      all: count => `सभी (${count})`,
    },
    latestOnly: count => `इस डिवाइस पर सिर्फ़ सबसे नए ${count} ऑर्डर हैं।`,
    layout: 'हर एक के लिए एक पंक्ति',
    layouts: {
      orders: rows => `ऑर्डर (${rows})`,
      items: rows => `सामान (${rows})`,
    },
    inventoryUnread: 'इन्वेंटरी पढ़ी नहीं जा सकी: प्रॉडक्टों के नाम वही हैं जो ऑर्डरों में लिखे हैं।',
    hint: 'फ़ोन नंबर के आगे ’ लगा है, ताकि स्प्रेडशीट उन्हें शब्द की तरह रखें।',
    submit: rows => (rows === 1 ? '1 पंक्ति एक्सपोर्ट करें' : `${rows} पंक्तियाँ एक्सपोर्ट करें`),
    busy: 'एक्सपोर्ट हो रहा है…',
    done: rows => (rows === 1 ? '1 पंक्ति एक्सपोर्ट हुई।' : `${rows} पंक्तियाँ एक्सपोर्ट हुईं।`),
  },
};
