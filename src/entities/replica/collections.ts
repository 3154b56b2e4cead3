import { type AlertState, parseAlertState } from '@/entities/alert/alertState';
import { parseCustomerOverlay } from '@/entities/customer/customerDocument';
import type { CustomerOverlay } from '@/entities/customer/customerOverlay';
import type { Order } from '@/entities/order/order';
import { parseOrder } from '@/entities/order/orderDocument';
import type { ProductionBatch, ProductionLine } from '@/entities/production/production';
import { parseProductionBatch, parseProductionLine } from '@/entities/production/productionDocument';
import type { StockItem } from '@/entities/stock/stockItem';
import { parseStockItem } from '@/entities/stock/stockItemDocument';
import type { StockMovement } from '@/entities/stock/stockMovement';
import { parseStockMovement } from '@/entities/stock/stockMovementDocument';
import type { PlainDocument } from '@/services/firebase/plainData';

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
export type CollectionName = keyof ReplicaRows;
export type ReplicaRow = ReplicaRows[CollectionName];

type Collection<Row> = {
  /** The field that every write sets to the server's time: what "changed since" asks for. */
  readonly changedAt: 'updatedAt' | 'at';
  /** Null for a document that is none of these. */
  readonly parse: (document: PlainDocument) => Row | null;
};

export const COLLECTIONS: { readonly [name in CollectionName]: Collection<ReplicaRows[name]> } = {
  orders: { changedAt: 'updatedAt', parse: parseOrder },
  inventory: { changedAt: 'updatedAt', parse: parseStockItem },
  stockMovements: { changedAt: 'at', parse: parseStockMovement },
  customers: { changedAt: 'updatedAt', parse: parseCustomerOverlay },
  productionLines: { changedAt: 'updatedAt', parse: parseProductionLine },
  productionBatches: { changedAt: 'updatedAt', parse: parseProductionBatch },
  alertStates: { changedAt: 'at', parse: parseAlertState },
};

/** As many orders as a replica holds, the latest (DESIGN §8); the same bound holds for the ledger of movements. */
export const LATEST = 20_000;
