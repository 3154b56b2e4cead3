/** What is said of putting bottles into the cart: apart, for the script that rendered pages carry. */
export const cartChange = {
  added: (quantity: number, product: string) => `${product}: ${quantity} in your cart.`,
  atMost: (quantity: number, product: string) =>
    `Your cart holds all of ${product} that can be ordered: ${quantity}.`,
  full: (max: number) =>
    `Your cart holds ${max} different products, the most for one order. Order them first, or remove one.`,
  link: (bottles: number) =>
    bottles === 0 ? 'Cart, empty' : bottles === 1 ? 'Cart, 1 bottle' : `Cart, ${bottles} bottles`,
};
