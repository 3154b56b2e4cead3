import type { DeliveryNewsLabels } from '@/i18n/en/deliveryNews';

/** `en/deliveryNews.ts` in Hindi. */
export const deliveryNews: DeliveryNewsLabels = {
  out: 'डिलीवरी के लिए निकल चुका है',
  stopsBefore: stops =>
    stops === 0 ? 'अब आपकी बारी है।' : `आपसे पहले लगभग ${stops} ${stops === 1 ? 'पता है' : 'पते हैं'}।`,
  handedTo: name => `${name} को दिया गया`,
  handedOver: 'दे दिया गया',
  paid: (amount, method) => `${amount} मिले (${method})`,
  methods: { cash: 'नकद', upi: 'UPI', card: 'कार्ड', bank: 'बैंक ट्रांसफ़र' },
  unpaid: amount => `${amount} देना बाकी है`,
  failed: {
    nobody: 'हम आए थे, पर कोई नहीं मिला।',
    refused: 'हम आए थे, पर ऑर्डर लिया नहीं गया।',
    address: 'हमें पता नहीं मिला।',
    closed: 'हम आए थे, पर जगह बंद थी।',
    other: 'हम इसे पहुँचा नहीं सके।',
  },
  again: when => `हम फिर आएँगे: ${when}।`,
};
