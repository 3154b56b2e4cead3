import { labels } from '@/i18n/labels';
/** The texts of the shop's first page (spec §2): a catalogue of its own, since the menu does not need them. */
export const landingLabels = labels('landing', {
  title: 'Water worth waking up for',
  lead: 'Water in bottles and jars. Order in a minute, even on a weak signal.',
  shopNow: 'Shop Now',
  learnMore: 'Learn More',
  eyebrow: 'Bottled water, delivered to your door.',
  popular: 'Bottles to start with',
  popularLead: 'Pick one here, or see all of them.',
  descriptions: [
    'For the table, in a bottle made to be poured.',
    'The everyday bottle: light to carry, easy to share.',
    'A small one for the school bag and the short ride.',
  ],
  seeMenu: 'See the whole menu',
  facts: {
    fast: 'Follow your order, step by step',
    pay: 'Pay at the door, card or cash',
    eco: 'Larger bottles: less plastic for each litre',
  },
  sizes: 'From lunch box to water cooler',
  sizesLead: 'Pick the size you need.',
  shelves: {
    compact: 'For lunch boxes and short rides',
    essential: 'For every day, everywhere',
    premium: 'For a table set with care',
    eawa: 'For home and office',
  },
  benefits: 'What you can count on',
  benefitsLead: 'Good water is simple. We keep it that way.',
  pure: {
    heading: 'Pure and Clean',
    body: 'Each bottle has its own page with what is known of its water: source, pH, licences.',
  },
  fast: {
    heading: 'Fast Delivery',
    body: 'You see when it arrives before you order, and can follow every step from there.',
  },
  eco: {
    heading: 'Eco-Friendly',
    body: 'The larger the bottle, the less plastic for each litre. Pick the largest that suits you.',
  },
});

export type LandingLabels = typeof landingLabels;
