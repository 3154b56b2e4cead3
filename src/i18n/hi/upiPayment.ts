import type { UpiPaymentLabels } from '@/i18n/en/upiPayment';

export const upiPayment: UpiPaymentLabels = {
  heading: 'UPI से भुगतान करें',
  qr: amount => `UPI से ${amount} के भुगतान का क्यूआर कोड`,
  scan: 'किसी भी UPI ऐप से कोड स्कैन करें।',
  open: 'UPI ऐप खोलें',
  payTo: address => `UPI पता: ${address}`,
  copy: 'UPI पता कॉपी करें',
  copied: 'कॉपी हो गया',
  after: 'भुगतान के बाद ऐप में दिखने वाला रेफ़रेंस हमें बताएँ। पैसे मिलने पर हम ऑर्डर में भुगतान दर्ज करेंगे।',
  tell: 'व्हाट्सऐप पर रेफ़रेंस भेजें',
  message: (amount, order) => `नमस्ते, मैंने ऑर्डर #${order} के ${amount} UPI से दे दिए हैं। रेफ़रेंस: `,
};
