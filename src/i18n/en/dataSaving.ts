import { labels } from '@/i18n/labels';

/** Where the device saves data: pictures that wait to be asked for. */
export const dataSavingLabels = labels('dataSaving', {
  show: 'Show picture',
  weighs: (kb: number) => `${kb} kB`,
  /** `sized`: how many of them have a known size, `kb` together. */
  notLoaded: (pictures: number, sized: number, kb: number) => {
    const waiting = `Your device saves data: ${pictures === 1 ? 'one picture was' : `${pictures} pictures were`} not loaded.`;
    if (sized === 0) return waiting;
    const saved = `${kb} kB saved`;
    return sized === pictures
      ? `${waiting} ${saved}.`
      : `${waiting} ${saved} with ${sized === 1 ? 'one of them' : `${sized} of them`}; the size of the others is not known.`;
  },
});

export type DataSavingLabels = typeof dataSavingLabels;
