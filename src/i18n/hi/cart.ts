import type { CartLabels } from '@/i18n/en/cart';

/** `en/cart.ts` in Hindi. */
export const cart: CartLabels = {
  added: (quantity, product) => `${product}: आपके कार्ट में ${quantity}।`,
  atMost: (quantity, product) =>
    quantity === 1
      ? `${product} की 1 ही बोतल मिल सकती है, और वह आपके कार्ट में है।`
      : `${product} की जितनी बोतलें मिल सकती हैं, सभी ${quantity} आपके कार्ट में हैं।`,
  full: max =>
    `आपके कार्ट में ${max} अलग-अलग प्रॉडक्ट हैं, एक ऑर्डर में इससे ज़्यादा नहीं आते। पहले इन्हें ऑर्डर करें, या कोई एक हटाएँ।`,
  link: bottles => (bottles === 0 ? 'कार्ट, ख़ाली' : bottles === 1 ? 'कार्ट, 1 बोतल' : `कार्ट, ${bottles} बोतलें`),
  add: 'जोड़ें',
  addLabel: product => `कार्ट में जोड़ें: ${product}`,
  heading: 'आपका कार्ट',
  empty: 'आपका कार्ट ख़ाली है',
  emptyHint: 'कुछ बोतलें जोड़ें और सब एक साथ ऑर्डर करें।',
  browse: 'मेन्यू देखें',
  remove: 'हटाएँ',
  removeLabel: product => `${product} हटाएँ`,
  removed: product => `${product} हटाया गया।`,
  undo: 'वापस लें',
  each: price => `${price} प्रति बोतल`,
  was: price => `जोड़ते समय दाम ${price} था`,
  wasCalled: product => `जोड़ते समय नाम ${product} था`,
  priceUnavailable: 'इसका दाम अभी उपलब्ध नहीं है।',
  noLongerSold: 'अब नहीं मिलता।',
  outOfStock: 'स्टॉक में नहीं।',
  onlyLeft: count => (count === 1 ? 'सिर्फ़ 1 बोतल बची है।' : `सिर्फ़ ${count} बोतलें बची हैं।`),
  takeLeft: count => `इसकी जगह ${count} ऑर्डर करें`,
  leftOut: (products, count) =>
    `शामिल नहीं: ${products}। ${count === 1 ? 'वह आपके कार्ट में रहेगा' : 'वे आपके कार्ट में रहेंगे'}।`,
  why: {
    noLongerSold: 'अब नहीं मिलता',
    priceUnavailable: 'दाम उपलब्ध नहीं',
    outOfStock: 'स्टॉक में नहीं',
    onlyLeft: count => `सिर्फ़ ${count} ${count === 1 ? 'बची है' : 'बची हैं'}`,
  },
  bar: (bottles, total) => `${bottles} ${bottles === 1 ? 'बोतल' : 'बोतलें'} · ${total}`,
  barNothing: 'अभी कुछ ऑर्डर नहीं हो सकता',
  view: 'कार्ट देखें',
  summary: 'कुल रकम',
  feeByPin: 'पिन कोड के अनुसार',
  totalWithoutFee: 'डिलीवरी के बिना कुल',
  order: 'ऑर्डर करें',
  more: 'और बोतलें जोड़ें',
  stale: time => `दाम और स्टॉक ${time} के अनुसार।`,
  wish: {
    asked: (quantity, product) => `आपका फिर स्वागत है। क्या अब भी ${quantity} × ${product} चाहिए?`,
    go: 'आगे बढ़ें',
    offer: (quantity, product) => `${quantity} × ${product} के साथ आगे बढ़ें`,
    gone: product => `${product} अभी ऑर्डर नहीं हो सकता।`,
    dismiss: 'अभी नहीं',
  },
};
