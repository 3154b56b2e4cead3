import { labels } from '@/i18n/labels';
import { BRAND } from '@/lib/brand';

/** The texts around every page of the shop, and of its menu. Sentences of the spec stand word for word (spec §2). */
export const storefrontLabels = labels('storefront', {
  nav: {
    label: 'Main',
    menu: 'Menu',
    myOrders: 'My Orders',
    login: 'Login',
    logout: 'Logout',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    profile: 'Profile',
    home: (brand: string) => `${brand}, home`,
  },
  footer: {
    rights: `© ${BRAND}. All rights reserved.`,
  },
  menu: {
    heading: 'Our menu',
    lead: 'Every bottle we fill.',
    category: 'Category',
    categories: {
      all: 'All Products',
      premium: 'Premium',
      essential: 'Essential',
      compact: 'Compact',
      eawa: BRAND,
    },
    search: 'Search',
    searchHint: 'Search by name or size',
    sort: 'Sort by',
    sorts: {
      name: 'Name',
      'price-low': 'Price low to high',
      'price-high': 'Price high to low',
      size: 'Size',
    },
    count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
    loading: 'Loading products…',
    stale: (time: string) => `Menu as of ${time}.`,
  },
  product: {
    orderNow: 'Order Now',
    quantity: (product: string) => `Quantity of ${product}`,
    less: (product: string) => `One ${product} less`,
    more: (product: string) => `One ${product} more`,
    priceUnavailable: 'Price unavailable',
    noLongerSold: 'No longer sold',
    outOfStock: 'Out of stock',
    onlyLeft: (count: number) => `Only ${count} left`,
    atMost: (count: number) => `At most ${count} in one order`,
    perLitre: (price: string) => `${price} per litre`,
  },
});

export type StorefrontLabels = typeof storefrontLabels;
