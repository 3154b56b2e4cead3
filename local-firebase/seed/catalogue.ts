/** A product as the seed's shop sells it. */
export type SeedProduct = {
  readonly id: string;
  readonly name: string;
  readonly category: 'premium' | 'essential' | 'compact' | 'eawa';
  readonly size: string;
  readonly sizeMl: number;
  readonly pricePaise: number;
  readonly description: string;
  readonly sku: string;
  readonly reorderPoint: number;
  /** What the last count of the shelf found: some are at or below their reorder point. */
  readonly inStock: number;
  /** How much more often than others it is ordered. */
  readonly weight: number;
};

/** The spec's six sample products (§3), then what the shop added. */
export const PRODUCTS: readonly SeedProduct[] = [
  {
    id: '1',
    name: 'Premium Water',
    category: 'premium',
    size: '1L',
    sizeMl: 1000,
    pricePaise: 299,
    description: 'Natural mineral water from the Nilgiri hills, bottled at the spring.',
    sku: 'PRM-1000',
    reorderPoint: 60,
    inStock: 214,
    weight: 6,
  },
  {
    id: '2',
    name: 'Essential Water',
    category: 'essential',
    size: '500ml',
    sizeMl: 500,
    pricePaise: 179,
    description: 'Everyday spring water in the size that fits every bag.',
    sku: 'ESS-500',
    reorderPoint: 120,
    inStock: 96,
    weight: 8,
  },
  {
    id: '3',
    name: 'Compact Water',
    category: 'compact',
    size: '250ml',
    sizeMl: 250,
    pricePaise: 99,
    description: 'A small bottle for meetings, lunch boxes and children’s hands.',
    sku: 'CMP-250',
    reorderPoint: 150,
    inStock: 388,
    weight: 5,
  },
  {
    id: '4',
    name: 'Premium Water',
    category: 'premium',
    size: '2L',
    sizeMl: 2000,
    pricePaise: 499,
    description: 'The family bottle of our mineral water, with a handle.',
    sku: 'PRM-2000',
    reorderPoint: 40,
    inStock: 73,
    weight: 4,
  },
  {
    id: '5',
    name: 'Essential Water',
    category: 'essential',
    size: '1.5L',
    sizeMl: 1500,
    pricePaise: 349,
    description: 'Spring water for the dinner table.',
    sku: 'ESS-1500',
    reorderPoint: 50,
    inStock: 50,
    weight: 4,
  },
  {
    id: '6',
    name: 'Sport Water',
    category: 'essential',
    size: '750ml',
    sizeMl: 750,
    pricePaise: 229,
    description: 'A sports cap that opens with one hand.',
    sku: 'SPT-750',
    reorderPoint: 50,
    inStock: 141,
    weight: 3,
  },
  {
    id: '7',
    name: 'EAWA Jar',
    category: 'eawa',
    size: '20L',
    sizeMl: 20_000,
    pricePaise: 3999,
    description: 'The returnable jar for homes and offices; fits every dispenser.',
    sku: 'EAW-20000',
    reorderPoint: 25,
    inStock: 12,
    weight: 4,
  },
  {
    id: '8',
    name: 'EAWA Alkaline Water',
    category: 'eawa',
    size: '1L',
    sizeMl: 1000,
    pricePaise: 649,
    description: 'Alkaline water, pH 8.5, with natural minerals.',
    sku: 'EAW-1000',
    reorderPoint: 30,
    inStock: 84,
    weight: 3,
  },
  {
    id: '9',
    name: 'Compact Water',
    category: 'compact',
    size: '330ml',
    sizeMl: 330,
    pricePaise: 129,
    description: 'The slim bottle for events, by the crate.',
    sku: 'CMP-330',
    reorderPoint: 80,
    inStock: 260,
    weight: 2,
  },
];

/** No longer in the inventory; an old order still names it, and the `products` collection knows it. */
export const RETIRED_PRODUCT = {
  id: 'classic-1l',
  name: 'Classic Water',
  size: '1L',
  pricePaise: 249,
} as const;
