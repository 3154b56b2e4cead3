import type { PaymentsLabels } from '@/i18n/en/backOffice/payments';

export const payments: PaymentsLabels = {
  heading: 'भुगतान',
  state: { due: 'भुगतान बाकी', partly: 'कुछ भुगतान हुआ', paid: 'भुगतान हो गया', refunded: 'पैसे लौटाए गए' },
  method: { cash: 'नकद', upi: 'UPI', card: 'कार्ड', bank: 'बैंक ट्रांसफ़र' },
  toPay: amount => `${amount} देना बाकी`,
  nothingToPay: 'कुछ देना बाकी नहीं: ऑर्डर रद्द हो गया था।',
  paid: (amount, method) => `${amount} मिले (${method})`,
  refunded: (amount, method) => `${amount} लौटाए गए (${method})`,
  reference: reference => `रेफ़रेंस ${reference}`,
  inCash: amount => `${amount} नकद मिले`,
  other: 'दूसरा भुगतान',
  correct: 'भुगतान ठीक करें',
  giveBack: 'लौटाए गए पैसे लिखें',
  form: {
    method: 'कैसे',
    amount: 'अब तक कुल मिली रकम (₹)',
    amountBack: 'लौटाई गई रकम (₹)',
    amountHint: 'अगर असल में कुछ नहीं मिला तो 0 लिखें।',
    reference: 'रेफ़रेंस (ज़रूरी नहीं)',
    upiReference: 'UPI रेफ़रेंस',
    save: 'भुगतान सहेजें',
    cancel: 'रहने दें',
  },
  problems: {
    amount: 'रकम रुपयों में लिखें।',
    tooMuch: most => `ऑर्डर ${most} का है: इससे ज़्यादा न लिखें।`,
    nothingBack: 'लिखें कि कितनी रकम लौटाई गई।',
    upiReference: 'UPI ऐप में दिखा रेफ़रेंस लिखें।',
    cardNumber: 'कृपया कार्ड नंबर न लिखें। हमें इसकी ज़रूरत कभी नहीं पड़ती।',
    tooLong: 'यह बहुत लंबा है। कृपया छोटा करें।',
  },
};
