import type { CartText } from '../en/cart';

/** `en/cart.ts` in Hindi. */
export const cart: CartText = {
  added: (quantity, product) => `${product}: आपके कार्ट में ${quantity}।`,
  atMost: (quantity, product) => `${product} की जितनी बोतलें मिल सकती हैं, सभी ${quantity} आपके कार्ट में हैं।`,
  full: max =>
    `आपके कार्ट में ${max} अलग-अलग प्रॉडक्ट हैं, एक ऑर्डर में इससे ज़्यादा नहीं आते। पहले इन्हें ऑर्डर करें, या कोई एक निकालें।`,
  link: bottles => (bottles === 0 ? 'कार्ट, ख़ाली' : bottles === 1 ? 'कार्ट, 1 बोतल' : `कार्ट, ${bottles} बोतलें`),
  add: 'कार्ट में डालें',
  addLabel: product => `कार्ट में डालें: ${product}`,
  heading: 'आपका कार्ट',
  empty: 'आपका कार्ट ख़ाली है',
  emptyHint: 'आठ तरह तक की बोतलें चुनें और एक ही बार में ऑर्डर करें।',
  browse: 'मेन्यू देखें',
  remove: 'हटाएँ',
  removeLabel: product => `${product} हटाएँ`,
  removed: product => `${product} निकाल दिया गया।`,
  undo: 'वापस लाएँ',
  each: price => `हर एक ${price}`,
  was: price => `जब आपने डाला था तब ${price}`,
  wasCalled: product => `जब आपने डाला था तब नाम ${product} था`,
  priceUnavailable: 'इसका दाम अभी उपलब्ध नहीं है।',
  noLongerSold: 'अब नहीं मिलता।',
  outOfStock: 'स्टॉक में नहीं।',
  onlyLeft: count => (count === 1 ? 'सिर्फ़ 1 बोतल बची है।' : `सिर्फ़ ${count} बोतलें बची हैं।`),
  takeLeft: count => `${count} लें`,
  leftOut: count =>
    count === 1
      ? '1 प्रॉडक्ट अभी ऑर्डर नहीं हो सकता। वह आपके कार्ट में रहेगा।'
      : `${count} प्रॉडक्ट अभी ऑर्डर नहीं हो सकते। वे आपके कार्ट में रहेंगे।`,
  summary: 'कुल रकम',
  order: 'इन्हें ऑर्डर करें',
  more: 'और बोतलें जोड़ें',
  stale: time => `दाम और स्टॉक ${time} के अनुसार।`,
  wish: {
    asked: (quantity, product) => `फिर से स्वागत है। क्या अब भी ${quantity} × ${product} चाहिए?`,
    go: 'आगे बढ़ें',
    offer: (quantity, product) => `${quantity} × ${product} के साथ आगे बढ़ें`,
    gone: product => `${product} अभी ऑर्डर नहीं हो सकता।`,
    dismiss: 'अभी नहीं',
  },
};
