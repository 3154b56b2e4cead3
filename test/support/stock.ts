import type { StockRow } from '@/data/stock/queuedStock';
import type { StockItem } from '@/domain/stock/stockItem';

/** A litre of premium water, 30 of it on the shelf; `fields` overrides. */
export function aStockItem(fields: Partial<StockItem> = {}): StockItem {
  return {
    id: '1',
    name: 'Premium Water',
    category: 'premium',
    size: '1L',
    image: '',
    description: 'Premium Water of 1L.',
    pricePaise: 299,
    unitPrice: '2.99',
    inStock: 30,
    archived: false,
    sku: 'PRM-1000',
    reorderPoint: 10,
    updatedAt: '2026-01-14T09:00:00.000000Z',
    lastCommandId: null,
    ...fields,
  };
}

/** The same as its list shows it, with nothing waiting. */
export const aStockRow = (fields: Partial<StockItem> = {}): StockRow => ({
  item: aStockItem(fields),
  stored: true,
  waiting: false,
  pendingChanges: [],
  failed: [],
});
