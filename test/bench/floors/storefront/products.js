/** The six products of every storefront floor. */
export const PRODUCTS = [
  { id: '1', name: 'Premium Water 1L', size: '1L', price: 2.99 },
  { id: '2', name: 'Essential Water 500ml', size: '500ml', price: 1.79 },
  { id: '3', name: 'Compact Water 250ml', size: '250ml', price: 0.99 },
  { id: '4', name: 'Premium Water 2L', size: '2L', price: 4.99 },
  { id: '5', name: 'Essential Water 1.5L', size: '1.5L', price: 3.49 },
  { id: '6', name: 'Sport Water 750ml', size: '750ml', price: 2.29 },
];

export const DESCRIPTION = 'Pure and clean bottled water.';

export const BOTTLE = 'M15 2h10v10l5 8v54a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V20l5-8z';

/** The products as Firestore's REST interface would give them. */
export const inventory = () => ({
  documents: PRODUCTS.map(({ id, name, size, price }) => ({
    name: `projects/demo/databases/(default)/documents/inventory/${id}`,
    fields: {
      name: { stringValue: name },
      size: { stringValue: size },
      unitPrice: { stringValue: `₹${price.toFixed(2)}` },
      inStock: { integerValue: '100' },
      description: { stringValue: DESCRIPTION },
    },
  })),
});
