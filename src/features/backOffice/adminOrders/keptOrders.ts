import type { KeptList } from '@/entities/kept/keptList';
import type { Order } from '@/entities/order/order';
import { newestFirst } from './orderListRules';

/** The orders that staff saw last, kept so that the back office opens without a network. */
export const keptOrders: KeptList<Order> = {
  name: 'orders',
  wing: 'back-office',
  version: 1,
  idOf: ({ id }) => id,
  loadParser: async () => (await import('@/entities/order/keptOrder')).parseKeptOrder,
  arrange: newestFirst,
};
