import type { CustomerBalanceLabels } from '@/i18n/en/backOffice/customerBalance';

export const customerBalance: CustomerBalanceLabels = {
  heading: 'भुगतान और बाकी',
  figures: 'बाकी',
  billed: 'ऑर्डर की रकम',
  billedHint: 'जो ऑर्डर रद्द नहीं हुए',
  paid: 'भुगतान हो गया',
  refunded: 'लौटाए गए',
  open: 'देना बाकी',
  owedByShop: 'आपको लौटाना है',
  settled: 'कुछ बाकी नहीं है।',
  delivered: amount => `इसमें से ${amount} का सामान डिलीवर हो चुका है`,
  before: count =>
    count === '1'
      ? 'भुगतान दर्ज होने से पहले का 1 ऑर्डर यहाँ नहीं गिना गया है।'
      : `भुगतान दर्ज होने से पहले के ${count} ऑर्डर यहाँ नहीं गिने गए हैं।`,
  latestOnly: 'जो पुराने ऑर्डर इस डिवाइस पर नहीं हैं, वे यहाँ नहीं गिने गए हैं।',
  payments: 'भुगतान',
  paymentsCaption: 'भुगतान, नए पहले',
  noPayments: 'अभी कोई भुगतान दर्ज नहीं हुआ।',
  morePayments: count => `आख़िरी ${count}। विवरण में सब हैं।`,
  kind: {
    order: order => `ऑर्डर ${order}`,
    payment: (order, method) => `${order} का भुगतान${method && ` (${method})`}`,
    correction: order => `${order} का भुगतान ठीक किया गया`,
    refund: (order, method) => `${order} का लौटाया गया${method && ` (${method})`}`,
    credit: order => `${order} में छूट`,
  },
};
