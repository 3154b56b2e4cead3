import { labels } from '@/i18n/labels';
import { cartChange } from './cartChange';

/** The texts of the cart, and of what leads to it. */
export const cartLabels = labels('cart', {
  ...cartChange,
  add: 'Add',
  addLabel: (product: string) => `Add to cart: ${product}`,
  heading: 'Your cart',
  empty: 'Your cart is empty',
  emptyHint: 'Add a few bottles and order them together.',
  browse: 'Browse Menu',
  remove: 'Remove',
  removeLabel: (product: string) => `Remove ${product}`,
  removed: (product: string) => `Removed ${product}.`,
  undo: 'Undo',
  each: (price: string) => `${price} each`,
  was: (price: string) => `was ${price} when you added it`,
  wasCalled: (product: string) => `was called ${product} when you added it`,
  priceUnavailable: 'Its price is unavailable right now.',
  noLongerSold: 'No longer sold.',
  outOfStock: 'Out of stock.',
  onlyLeft: (count: number) => `Only ${count} left.`,
  takeLeft: (count: number) => `Order ${count} instead`,
  leftOut: (products: string, count: number) =>
    `Not included: ${products}. ${count === 1 ? 'It stays' : 'They stay'} in your cart.`,
  /** Why a product is not included, after its name. */
  why: {
    noLongerSold: 'no longer sold',
    priceUnavailable: 'price unavailable',
    outOfStock: 'out of stock',
    onlyLeft: (count: number) => `only ${count} left`,
  },
  /** On the way to the cart that stays in view. */
  bar: (bottles: number, total: string) => `${bottles === 1 ? '1 bottle' : `${bottles} bottles`} · ${total}`,
  barNothing: 'Nothing can be ordered now',
  view: 'View cart',
  summary: 'Cart total',
  feeByPin: 'By PIN code',
  totalWithoutFee: 'Total without delivery',
  order: 'Checkout',
  more: 'Add more bottles',
  stale: (time: string) => `Prices and stock as of ${time}.`,
  wish: {
    asked: (quantity: number, product: string) => `Welcome back. Still want ${quantity} × ${product}?`,
    go: 'Continue',
    offer: (quantity: number, product: string) => `Continue with ${quantity} × ${product}`,
    gone: (product: string) => `${product} cannot be ordered right now.`,
    dismiss: 'Not now',
  },
});

export type CartLabels = typeof cartLabels;
