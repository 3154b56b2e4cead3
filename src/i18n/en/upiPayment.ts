import { labels } from '@/i18n/labels';

/** Paying an order by UPI, on whoever's screen. */
export const upiPaymentLabels = labels('upiPayment', {
  heading: 'Pay by UPI',
  qr: (amount: string) => `QR code to pay ${amount} by UPI`,
  scan: 'Scan the code with any UPI app.',
  open: 'Open a UPI app',
  payTo: (address: string) => `UPI address: ${address}`,
  copy: 'Copy UPI address',
  copied: 'Copied',
  /** To the customer: only the shop can say that it is paid. */
  after:
    'After paying, tell us the reference that your app shows. The order is marked paid once we have seen the money.',
  tell: 'Send the reference by WhatsApp',
  message: (amount: string, order: string) =>
    `Hello, I have paid ${amount} for order #${order} by UPI. Reference: `,
});

export type UpiPaymentLabels = typeof upiPaymentLabels;
