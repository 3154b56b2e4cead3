import { labels } from '@/i18n/labels';

/** What staff read and write of an order's money. */
export const paymentsLabels = labels('payments', {
  heading: 'Payment',
  state: { due: 'Unpaid', partly: 'Partly paid', paid: 'Paid', refunded: 'Refunded' },
  method: { cash: 'Cash', upi: 'UPI', card: 'Card', bank: 'Bank transfer' },
  toPay: (amount: string) => `${amount} to pay`,
  toGiveBack: (amount: string) => `${amount} to give back`,
  nothingToPay: 'Nothing to pay: the order was cancelled.',
  paid: (amount: string, method: string) => `${amount} paid (${method})`,
  refunded: (amount: string, method: string) => `${amount} given back (${method})`,
  reference: (reference: string) => `Reference ${reference}`,
  inCash: (amount: string) => `Paid ${amount} in cash`,
  other: 'Other payment',
  correct: 'Correct the payment',
  giveBack: 'Record a refund',
  form: {
    method: 'How',
    amount: 'Amount paid in all (₹)',
    amountBack: 'Amount given back (₹)',
    amountHint: '0 where nothing was paid after all.',
    reference: 'Reference (optional)',
    upiReference: 'UPI reference',
    save: 'Save payment',
    cancel: 'Cancel',
  },
  problems: {
    amount: 'Enter an amount in rupees.',
    tooMuch: (most: string) => `The order costs ${most}: enter no more than that.`,
    moreThanPaid: (paid: string) => `${paid} was paid: enter no more than that.`,
    recordedMeanwhile: (now: string) => `Recorded meanwhile: ${now}. Check the amount, then save again.`,
    nothingBack: 'Enter how much was given back.',
    upiReference: 'Enter the reference that the UPI app shows.',
    cardNumber: 'Please do not enter card numbers. The shop must not keep them.',
    tooLong: 'This is too long. Please shorten it.',
  },
});

export type PaymentsLabels = typeof paymentsLabels;
