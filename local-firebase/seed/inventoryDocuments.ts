import type { StockEntry } from './buildStockLedger';
import { PRODUCTS, RETIRED_PRODUCT, type SeedProduct } from './catalogue';
import { DEMO_ADMIN } from './people';
import { double, type SeedDocument, type SeedFields } from './seedValue';

export function inventoryDocument(product: SeedProduct, book: readonly StockEntry[]): SeedDocument {
  const newest = book.at(-1);
  const changedAt = new Date(newest?.atMs ?? 0);
  const soldBy = book.findLast(({ kind }) => kind === 'sold')?.orderId;
  const returnedBy = book.findLast(({ kind }) => kind === 'returned')?.orderId;
  return {
    path: `inventory/${product.id}`,
    fields: {
      name: product.name,
      category: product.category,
      unitPrice: rupees(product.pricePaise),
      size: product.size,
      // Empty: the app draws a bottle.
      image: '',
      description: product.description,
      inStock: product.inStock,
      sku: product.sku,
      reorderPoint: product.reorderPoint,
      archived: false,
      facts: product.facts,
      translations: { hi: product.hindi },
      // The storefront writes a timestamp, the back office an ISO text (spec §3).
      lastUpdated: newest?.orderId ? changedAt : changedAt.toISOString(),
      updatedAt: changedAt,
      ...(soldBy ? { lastOrderId: soldBy } : {}),
      ...(returnedBy ? { lastCancelledOrderId: returnedBy } : {}),
    },
  };
}

/** Price texts and types as an older back office left them: no `updatedAt`, no `sku`, no `facts`. */
export function olderInventoryDocuments(todayMs: number): SeedDocument[] {
  const lastUpdated = new Date(todayMs - 390 * 86_400_000).toISOString();
  return [
    {
      path: 'inventory/10',
      fields: {
        name: 'Everyday Water 1L',
        category: 'essential',
        unitPrice: 'Rs. 2.49',
        size: '1L',
        image: '',
        description: 'Packaged drinking water.',
        translations: { hi: { name: 'रोज़ का पानी', description: 'पैकेज्ड पेयजल।' } },
        inStock: 36,
        reorderPoint: 20,
        lastUpdated,
      },
    },
    {
      path: 'inventory/11',
      fields: {
        name: 'Glass Bottle 750ml',
        category: 'premium',
        unitPrice: '₹3.99',
        size: '750 ml',
        image: '',
        description: 'Still water in returnable glass.',
        translations: { hi: { name: 'काँच की बोतल', description: 'लौटाई जाने वाली काँच की बोतल में सादा पानी।' } },
        inStock: 18,
        reorderPoint: 10,
        lastUpdated,
      },
    },
  ];
}

/** The `products` collection that enriches old orders' items. */
export function productsDocuments(): SeedDocument[] {
  const retired = [RETIRED_PRODUCT, ...PRODUCTS.slice(0, 6)];
  return retired.map(({ id, name, size, pricePaise }) => ({
    path: `products/${id}`,
    fields: { name, imageUrl: '', size, price: double(pricePaise / 100) },
  }));
}

const REASONS = {
  opening: 'Opening stock',
  received: 'Delivery from the plant',
  damaged: 'Broken in the store',
  restocked: '',
} as const;

/** `stockMovements`: what the orders do not tell themselves. */
export function movementDocuments(product: SeedProduct, book: readonly StockEntry[]): SeedDocument[] {
  return book.flatMap(({ kind, quantity, after, orderId, atMs }, at) => {
    if (kind === 'sold' || kind === 'returned') return [];
    const fields: SeedFields = {
      productId: product.id,
      kind,
      quantity,
      after,
      reason: REASONS[kind],
      orderId,
      by: DEMO_ADMIN.uid,
      byName: DEMO_ADMIN.name,
      at: new Date(atMs),
      commandId: '',
    };
    return [{ path: `stockMovements/${product.id}-${String(at).padStart(5, '0')}`, fields }];
  });
}

function rupees(paise: number): string {
  return (paise / 100).toFixed(2);
}
