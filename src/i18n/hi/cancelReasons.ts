import type { CancelReasonsLabels } from '@/i18n/en/cancelReasons';

/** `en/cancelReasons.ts` in Hindi. */
export const cancelReasons: CancelReasonsLabels = {
  mistake: 'ग़लती से ऑर्डर हो गया',
  late: 'डिलीवरी में बहुत समय लग रहा है',
  address: 'पता या फ़ोन नंबर ग़लत है',
  price: 'कहीं और सस्ता मिल गया',
  other: 'कोई और कारण',
};
