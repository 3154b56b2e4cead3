import type { MenuPartsLabels } from '@/i18n/en/menu/menuParts';

/** `en/menu/menuParts.ts` in Hindi. */
export const menuParts: MenuPartsLabels = {
  empty: 'कोई प्रॉडक्ट नहीं मिला',
  emptyHint: 'ज़्यादा नतीजे देखने के लिए फ़िल्टर बदलें।',
  clear: 'फ़िल्टर हटाएँ',
  failed: 'मेन्यू लोड नहीं हो सका।',
};
