import { labels } from '@/i18n/labels';

/** Where and when an order is delivered, as customers and staff read it. */
export const deliveryLabels = labels('delivery', {
  served: (area: string, days: string, fee: string) => `Delivered to ${area}: ${days}. Delivery fee ${fee}`,
  from: (city: string) => `Delivered from ${city}`,
  everyDay: 'every day',
  notDelivered: (pin: string) => `We do not deliver to ${pin} yet.`,
  noPin: 'Enter a PIN code of 6 digits to see when we deliver there.',
  area: 'Delivery area',
  day: 'Delivery day',
  time: 'Delivery time',
  missed: (when: string) =>
    `The delivery time you chose is no longer available. The next is ${when}. Place the order again to accept it.`,
  noAreas: 'Every order now arrives in five days. Place the order again to accept it.',
});

export type DeliveryLabels = typeof deliveryLabels;
