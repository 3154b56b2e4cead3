import type { ProductDetailsLabels } from '@/i18n/en/menu/productDetails';

/** `en/menu/productDetails.ts` in Hindi. */
export const productDetails: ProductDetailsLabels = {
  loading: 'प्रॉडक्ट लोड हो रहा है…',
  failed: 'प्रॉडक्ट की जानकारी',
  unknown: 'यह प्रॉडक्ट हमारे पास नहीं है',
  unknownHint: 'शायद इसे मेन्यू से हटा दिया गया है। अभी जो कुछ है, मेन्यू पर है।',
  toMenu: 'मेन्यू पर लौटें',
  inStock: 'स्टॉक में',
  about: 'इस पानी के बारे में',
  facts: {
    source: 'स्रोत',
    ph: 'pH मान',
    tds: 'TDS (घुले हुए खनिज)',
    fssai: 'FSSAI लाइसेंस',
    bis: 'BIS लाइसेंस',
  },
};
