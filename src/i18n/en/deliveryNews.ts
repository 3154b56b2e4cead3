import { labels } from '@/i18n/labels';

/** What a customer reads of an order on its way, and of what happened at the door. */
export const deliveryNewsLabels = labels('deliveryNews', {
  out: 'Out for delivery',
  stopsBefore: (stops: number) =>
    stops === 0
      ? 'You are next.'
      : stops === 1
        ? 'About 1 stop before you.'
        : `About ${stops} stops before you.`,
  handedTo: (name: string) => `Handed over to ${name}`,
  handedOver: 'Handed over',
  paid: (amount: string, method: string) => `${amount} paid (${method})`,
  methods: { cash: 'cash', upi: 'UPI', card: 'card', bank: 'bank transfer' },
  unpaid: (amount: string) => `${amount} still to pay`,
  failed: {
    nobody: 'We were there, and nobody was in.',
    refused: 'We were there, and it was not taken.',
    address: 'We could not find the address.',
    closed: 'We were there, and it was closed.',
    other: 'We could not deliver it.',
  },
  again: (when: string) => `We come again: ${when}.`,
});

export type DeliveryNewsLabels = typeof deliveryNewsLabels;
