/** SCHEMA: the most bottles of one product that the rules accept in an order. */
export const MAX_QUANTITY = 999;
