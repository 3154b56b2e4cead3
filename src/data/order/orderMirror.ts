import { CARD_FIELDS } from '@/domain/order/cardFields';
import type { Order } from '@/domain/order/order';
import { api } from '@/store/api/api';
import { changesSince } from '@/sync/mirror/changesSince';
import type { MirrorDefinition, Synced } from '@/sync/mirror/collections';

const { endpoints } = api.injectEndpoints({
  endpoints: build => ({ listOrders: build.query<Synced, string>(changesSince('orders', 'Order')) }),
});

export const ORDERS_MIRROR: MirrorDefinition<Order> = {
  endpoint: endpoints.listOrders,
  changedAt: 'updatedAt',
  loadParser: () => import('./orderDocument').then(part => part.parseOrder),
  latestBy: 'createdAt',
  timeOf: ({ orderedAt }) => orderedAt,
  neverStored: CARD_FIELDS,
  compact: { version: 7, load: () => import('./orderColumns').then(part => part.COMPACT_ORDERS) },
};

declare module '@/sync/mirror/collections' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface MirrorRows {
    readonly orders: Order;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface MirrorPreview {
    readonly orders: Order;
  }
}
