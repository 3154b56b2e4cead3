import type { DataSavingLabels } from '@/i18n/en/dataSaving';

/** `en/dataSaving.ts` in Hindi. */
export const dataSaving: DataSavingLabels = {
  show: 'तस्वीर दिखाएँ',
  weighs: kb => `${kb} केबी`,
  notLoaded: (pictures, sized, kb) => {
    const waiting = `आपका डिवाइस डेटा बचा रहा है: ${pictures === 1 ? 'एक तस्वीर लोड नहीं की गई' : `${pictures} तस्वीरें लोड नहीं की गईं`}।`;
    if (sized === 0) return waiting;
    return sized === pictures
      ? `${waiting} ${kb} केबी बचे।`
      : `${waiting} इनमें से ${sized} से ${kb} केबी बचे; बाकी का वज़न पता नहीं।`;
  },
};
