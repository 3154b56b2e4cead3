/** SCHEMA: the rules can vouch for at most 8 products in one commit, and for an item's quantity up to 999. */
export const MAX_DISTINCT_PRODUCTS = 8;
export const MAX_QUANTITY = 999;
