import type { StorefrontLabels } from '@/i18n/en/storefront';
import { BRAND } from '@/lib/brand';

/** `en/storefront.ts` in Hindi. */
export const storefront: StorefrontLabels = {
  nav: {
    label: 'मुख्य',
    menu: 'मेन्यू',
    myOrders: 'मेरे ऑर्डर',
    login: 'लॉग इन',
    logout: 'लॉग आउट',
    openMenu: 'नेविगेशन खोलें',
    closeMenu: 'नेविगेशन बंद करें',
    profile: 'प्रोफ़ाइल',
    home: brand => `${brand}, होम`,
  },
  footer: {
    rights: `© ${BRAND}. सर्वाधिकार सुरक्षित।`,
  },
  menu: {
    heading: 'हमारा मेन्यू',
    lead: 'हमारी हर बोतल, एक ही जगह।',
    category: 'श्रेणी',
    categories: {
      all: 'सभी प्रॉडक्ट',
      premium: 'प्रीमियम',
      essential: 'एसेंशियल',
      compact: 'कॉम्पैक्ट',
      eawa: BRAND,
    },
    search: 'खोजें',
    searchHint: 'नाम या साइज़ से खोजें',
    sort: 'किस क्रम में',
    sorts: {
      name: 'नाम',
      'price-low': 'दाम: कम से ज़्यादा',
      'price-high': 'दाम: ज़्यादा से कम',
      size: 'साइज़',
    },
    count: count => `${count} प्रॉडक्ट`,
    loading: 'प्रॉडक्ट लोड हो रहे हैं…',
    stale: time => `${time} तक का मेन्यू।`,
  },
  product: {
    orderNow: 'अभी ऑर्डर करें',
    quantity: product => `${product} की संख्या`,
    less: product => `${product} की एक बोतल कम करें`,
    more: product => `${product} की एक बोतल बढ़ाएँ`,
    priceUnavailable: 'दाम उपलब्ध नहीं',
    noLongerSold: 'अब नहीं मिलता',
    outOfStock: 'स्टॉक में नहीं',
    onlyLeft: count => (count === 1 ? 'सिर्फ़ 1 बोतल बची है' : `सिर्फ़ ${count} बोतलें बची हैं`),
    atMost: count => `एक ऑर्डर में ज़्यादा से ज़्यादा ${count}`,
    perLitre: price => `${price} प्रति लीटर`,
  },
};
