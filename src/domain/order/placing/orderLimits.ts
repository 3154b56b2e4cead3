/** The most bottles of one product that the rules accept in an order. */
export const MAX_QUANTITY = 999;

/** The most distinct products that the rules accept in an order. */
export const MAX_PRODUCTS = 8;
