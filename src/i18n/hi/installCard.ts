import type { InstallCardLabels } from '@/i18n/en/installCard';

/** `en/installCard.ts` in Hindi. */
export const installCard: InstallCardLabels = {
  share: 'सफ़ारी का शेयर बटन दबाएँ।',
  add: '“होम स्क्रीन में जोड़ें” चुनें।',
  done: 'यह हो गया',
};
