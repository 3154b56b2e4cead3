import type { AlertState } from '@/domain/alert/alert';
import type { CustomerOverlay } from '@/domain/customer/customerOverlay';
import type { MirroredCollection } from '@/domain/mirroredCollections';
import type { Order } from '@/domain/order/order';
import type { ProductionBatch, ProductionLine } from '@/domain/production/production';
import type { StockItem } from '@/domain/stock/stockItem';
import type { StockMovement } from '@/domain/stock/stockMovement';
import type { PlainDocument } from '@/lib/plainData';

/** What staff have a replica of, by the collection's path. */
export type ReplicaRows = {
  readonly orders: Order;
  readonly inventory: StockItem;
  readonly stockMovements: StockMovement;
  readonly customers: CustomerOverlay;
  readonly productionLines: ProductionLine;
  readonly productionBatches: ProductionBatch;
  readonly alertStates: AlertState;
};
export type CollectionName = MirroredCollection;
export type ReplicaRow = ReplicaRows[CollectionName];

type Collection<Row> = {
  /** The field that every write sets to the server's time: what "changed since" asks for. */
  readonly changedAt: 'updatedAt' | 'at';
  /** The code that reads a document, which answers null for one that is none of these. */
  readonly loadParser: () => Promise<(document: PlainDocument) => Row | null>;
};

export const COLLECTIONS: { readonly [name in CollectionName]: Collection<ReplicaRows[name]> } = {
  orders: {
    changedAt: 'updatedAt',
    loadParser: () => import('@/data/order/orderDocument').then(part => part.parseOrder),
  },
  inventory: {
    changedAt: 'updatedAt',
    loadParser: () => import('@/data/stock/stockItemDocument').then(part => part.parseStockItem),
  },
  stockMovements: {
    changedAt: 'at',
    loadParser: () => import('@/data/stock/stockMovementDocument').then(part => part.parseStockMovement),
  },
  customers: {
    changedAt: 'updatedAt',
    loadParser: () => import('@/data/customer/customerDocument').then(part => part.parseCustomerOverlay),
  },
  productionLines: {
    changedAt: 'updatedAt',
    loadParser: () => import('@/data/production/productionDocument').then(part => part.parseProductionLine),
  },
  productionBatches: {
    changedAt: 'updatedAt',
    loadParser: () => import('@/data/production/productionDocument').then(part => part.parseProductionBatch),
  },
  alertStates: {
    changedAt: 'at',
    loadParser: () => import('@/data/alert/alertState').then(part => part.parseAlertState),
  },
};

/** As many orders as a replica holds, the latest; the same bound holds for the ledger of movements. */
export const LATEST = 20_000;
