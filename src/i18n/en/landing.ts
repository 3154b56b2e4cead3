import { labels } from '@/i18n/labels';
/** The texts of the shop's first page (spec §2): a catalogue of its own, since the menu does not need them. */
export const landingLabels = labels('landing', {
  title: 'Water worth waking up for',
  lead: 'Spring water in bottles and jars. Order in a minute, even on a weak signal.',
  shopNow: 'Shop Now',
  learnMore: 'Learn More',
  eyebrow: 'Bottled at the spring. Delivered to your door.',
  popular: 'Popular bottles',
  popularLead: 'What most people start with.',
  descriptions: [
    'Soft mountain water for the table, in a bottle made to be poured.',
    'The everyday bottle: light to carry, easy to share.',
    'A small one for the school bag and the short ride.',
  ],
  seeMenu: 'See the whole menu',
  facts: {
    fast: 'At your door within five days',
    pay: 'Pay at the door, card or cash',
    eco: 'We take every bottle back',
  },
  sizes: 'From lunch box to water cooler',
  sizesLead: 'Pick the size you need.',
  shelves: {
    compact: 'For lunch boxes and short rides',
    essential: 'For every day, everywhere',
    premium: 'For a table set with care',
    eawa: 'Jars and alkaline water for home and office',
  },
  benefits: 'Why people stay with us',
  benefitsLead: 'Good water is simple. We keep it that way.',
  pure: {
    heading: 'Pure and Clean',
    body: 'Spring water, tested every day, under a seal you can trust.',
  },
  fast: {
    heading: 'Fast Delivery',
    body: 'Within five days at the latest, and you can follow every step.',
  },
  eco: { heading: 'Eco-Friendly', body: 'Bottles made to be returned, washed and filled again.' },
});

export type LandingLabels = typeof landingLabels;
