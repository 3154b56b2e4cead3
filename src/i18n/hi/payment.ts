import type { PaymentLabels } from '@/i18n/en/payment';

/** `en/payment.ts` in Hindi. */
export const payment: PaymentLabels = {
  card: 'क्रेडिट/डेबिट कार्ड',
  cash: 'डिलीवरी पर नकद',
  unknown: 'दर्ज नहीं',
};
