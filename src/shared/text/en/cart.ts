import { cartChange } from './cartChange';

/** The texts of the cart, and of what leads to it. */
export const cart = {
  ...cartChange,
  add: 'Add to cart',
  addLabel: (product: string) => `Add to cart: ${product}`,
  heading: 'Your cart',
  empty: 'Your cart is empty',
  emptyHint: 'Put together up to eight kinds of bottles, and order them in one go.',
  browse: 'Browse Menu',
  remove: 'Remove',
  removeLabel: (product: string) => `Remove ${product}`,
  removed: (product: string) => `${product} was taken out.`,
  undo: 'Undo',
  each: (price: string) => `${price} each`,
  was: (price: string) => `was ${price} when you added it`,
  wasCalled: (product: string) => `was called ${product} when you added it`,
  priceUnavailable: 'Its price is unavailable right now.',
  noLongerSold: 'No longer sold.',
  outOfStock: 'Out of stock.',
  onlyLeft: (count: number) => `Only ${count} left.`,
  takeLeft: (count: number) => `Take ${count}`,
  leftOut: (count: number) =>
    count === 1
      ? '1 product cannot be ordered like this. It stays in your cart.'
      : `${count} products cannot be ordered like this. They stay in your cart.`,
  summary: 'Cart total',
  order: 'Order these',
  more: 'Add more bottles',
  stale: (time: string) => `Prices and stock as of ${time}.`,
  wish: {
    asked: (quantity: number, product: string) => `Welcome back. Still want ${quantity} × ${product}?`,
    go: 'Continue',
    offer: (quantity: number, product: string) => `Continue with ${quantity} × ${product}`,
    gone: (product: string) => `${product} cannot be ordered right now.`,
    dismiss: 'Not now',
  },
};

export type CartText = typeof cart;
