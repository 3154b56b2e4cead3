import type { StockItem } from '@/domain/stock/stockItem';
import type { StockMovement } from '@/domain/stock/stockMovement';
import { api } from '@/store/api/api';
import { changesSince } from '@/sync/mirror/changesSince';
import type { MirrorDefinition, Synced } from '@/sync/mirror/collections';

const { endpoints } = api.injectEndpoints({
  endpoints: build => ({
    // Placing and cancelling orders moves stock too.
    listStockItems: build.query<Synced, string>(changesSince('inventory', 'StockItem', 'Product')),
    listStockMovements: build.query<Synced, string>(changesSince('stockMovements', 'StockMovement')),
  }),
});

export const INVENTORY_MIRROR: MirrorDefinition<StockItem> = {
  endpoint: endpoints.listStockItems,
  changedAt: 'updatedAt',
  loadParser: () => import('./stockItemDocument').then(part => part.parseStockItem),
};

export const STOCK_MOVEMENTS_MIRROR: MirrorDefinition<StockMovement> = {
  endpoint: endpoints.listStockMovements,
  changedAt: 'at',
  loadParser: () => import('./stockMovementDocument').then(part => part.parseStockMovement),
  latestBy: 'at',
  timeOf: ({ at }) => at,
};

declare module '@/sync/mirror/collections' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface MirrorRows {
    readonly inventory: StockItem;
    readonly stockMovements: StockMovement;
  }
}
