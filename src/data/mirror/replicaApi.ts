import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { AppError } from '@/lib/appError';
import type { PlainDocument } from '@/lib/plainData';
import type { FirestoreRequest } from '@/services/firebase/requests';
import { AppFailure, toAppError } from '@/services/firebase/toAppError';
import { api } from '@/store/api/api';
import { type Entity, listTag } from '@/store/api/tags';
import type { Services } from '@/store/services';
import type { AppThunk } from '@/store/thunk';
import type { CollectionName } from './collections';

/** When a collection was last brought up to date: ISO, by the device's clock. Its rows are the replica's. */
type Synced = { readonly asOf: string };

type Answer = { readonly data?: unknown; readonly error?: AppError | undefined };
type Ask = (request: FirestoreRequest) => Answer | PromiseLike<Answer>;

/** A query that reads what changed in a collection since it was last read; its argument is the reader's uid. */
const changesSince = (collection: CollectionName, ...entities: readonly Entity[]) => ({
  async queryFn(
    uid: string,
    { dispatch, extra }: BaseQueryApi,
    _options: unknown,
    ask: Ask,
  ): Promise<{ data: Synced } | { error: AppError }> {
    // The store's own `extraArgument`; RTK types it as unknown.
    const { clock } = extra as Services;
    async function answerTo(request: FirestoreRequest): Promise<unknown> {
      const { data, error } = await ask(request);
      if (error) throw new AppFailure(error);
      return data;
    }
    try {
      // Its own thunks are typed for no store in particular.
      const run = dispatch as <Result>(thunk: AppThunk<Result>) => Result;
      const [{ syncCollection }, { showHead }] = await Promise.all([
        import('./syncCollection'),
        import('./restoreCollection'),
      ]);
      const asOf = await run(
        syncCollection(collection, uid, {
          list: async request => (await answerTo(request)) as PlainDocument[],
          count: async request => (await answerTo(request)) as number,
          now: () => new Date(clock.now()).toISOString(),
          showNewest: documents => run(showHead(uid, documents)),
        }),
      );
      return { data: { asOf } };
    } catch (thrown) {
      return { error: toAppError(thrown) };
    }
  },
  providesTags: entities.map(listTag),
});

/** What feeds the replica, and nothing else does. */
export const replicaApi = api.injectEndpoints({
  endpoints: build => ({
    listOrders: build.query<Synced, string>(changesSince('orders', 'Order')),
    // Placing and cancelling orders moves stock too.
    listStockItems: build.query<Synced, string>(changesSince('inventory', 'StockItem', 'Product')),
    listStockMovements: build.query<Synced, string>(changesSince('stockMovements', 'StockMovement')),
    listCustomers: build.query<Synced, string>(changesSince('customers', 'Customer')),
    listProductionLines: build.query<Synced, string>(changesSince('productionLines', 'ProductionLine')),
    listProductionBatches: build.query<Synced, string>(changesSince('productionBatches', 'ProductionBatch')),
    listAlertStates: build.query<Synced, string>(changesSince('alertStates', 'AlertState')),
  }),
});

export const ENDPOINT_OF = {
  orders: replicaApi.endpoints.listOrders,
  inventory: replicaApi.endpoints.listStockItems,
  stockMovements: replicaApi.endpoints.listStockMovements,
  customers: replicaApi.endpoints.listCustomers,
  productionLines: replicaApi.endpoints.listProductionLines,
  productionBatches: replicaApi.endpoints.listProductionBatches,
  alertStates: replicaApi.endpoints.listAlertStates,
} as const satisfies { readonly [name in CollectionName]: unknown };
