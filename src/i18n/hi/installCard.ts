import type { InstallCardLabels } from '@/i18n/en/installCard';

/** `en/installCard.ts` in Hindi. */
export const installCard: InstallCardLabels = {
  lead: 'दुकान को अपनी होम स्क्रीन पर रखें: यह तुरंत खुलती है, इंटरनेट के बिना भी।',
  install: 'इंस्टॉल करें',
  notNow: 'अभी नहीं',
  share: 'सफ़ारी का शेयर बटन दबाएँ।',
  add: '“होम स्क्रीन में जोड़ें” चुनें।',
  done: 'यह हो गया',
};
