import { labels } from '@/i18n/labels';

/** What a customer says is wrong with an order that came: as they say it, and as staff read it. */
export const complaintLabels = labels('complaint', {
  kinds: {
    short: 'Fewer bottles came',
    broken: 'A bottle is broken or leaks',
    wrong: 'Another product came',
    other: 'Something else',
  },
  action: 'Something wrong?',
  heading: (id: string) => `What is wrong with order #${id}?`,
  body: 'Tell us once. Our staff see it at once and call you.',
  kind: 'What happened?',
  noKind: 'Choose what happened.',
  more: 'Tell us more (optional)',
  tooLong: 'This is too long. Please shorten it.',
  send: 'Tell us',
  busy: 'Sending…',
  close: 'Not now',
  failed: 'This could not be sent.',
  refused: 'We could not take this.',
  understood: 'I understand',
  sending: 'Telling us…',
  saved: 'Saved on this device, not sent yet',
  told: (when: string) => `You told us on ${when}; we will call you.`,
  toldNow: 'Thank you for telling us; we will call you.',
  call: (phone: string) => `Call ${phone}`,
  commandTitle: (id: string) => `Something wrong with order #${id}`,
  problems: {
    told: 'You have told us of this order already. Contact us if there is more.',
    notDelivered: 'This order is not marked as delivered now. Contact us, please.',
    gone: 'This order does not exist any more.',
    denied: 'This cannot be taken here. Contact us, please.',
  },
  /** To staff. */
  fromCustomer: 'The customer says',
});

export type ComplaintLabels = typeof complaintLabels;
