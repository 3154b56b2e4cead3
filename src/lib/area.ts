/** The two halves of the product, each with a Firebase session of its own in the same browser. */
export const AREAS = ['storefront', 'back-office'] as const;
export type Area = (typeof AREAS)[number];
