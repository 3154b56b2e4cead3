import type { ShellLabels } from '@/i18n/en/shell';

/** `en/shell.ts` in Hindi. */
export const shell: ShellLabels = {
  online: 'ऑनलाइन',
  offline: 'ऑफ़लाइन',
  dismiss: 'हटाएँ',
  theme: { label: 'थीम', system: 'ऑटो', light: 'लाइट', dark: 'डार्क' },
  language: { label: 'भाषा' },
  notFound: {
    heading: 'पेज नहीं मिला',
    message: 'इस पते पर कुछ नहीं है।',
    home: 'दुकान पर वापस जाएँ',
  },
  update: {
    ready: 'ऐप का नया वर्शन तैयार है।',
    taking: 'नया वर्शन खुल रहा है…',
    replaced: 'ऐप दूसरे टैब में अपडेट हो गया है। जब चाहें, इस टैब को भी दोबारा लोड कर लें।',
    reload: 'दोबारा लोड करें',
    later: 'बाद में',
  },
  installApp: 'ऐप इंस्टॉल करें',
  full: {
    message: 'इस डिवाइस में जगह नहीं बची: अब आप जो करेंगे वह यहाँ सहेजा नहीं जाएगा।',
    understood: 'ठीक है',
  },
};
