import { parseCachedOrder } from '@/domain/order/cachedOrder';
import { MY_ORDERS_LIST } from '@/domain/order/myOrdersList';
import type { Order } from '@/domain/order/order';
import type { CachedList } from '@/sync/cache/cachedList';
import { newestFirst } from './myOrdersRules';

/** A customer's own orders, stored so that Track Your Orders opens without a network. */
export const cachedMyOrders: CachedList<Order> = {
  name: MY_ORDERS_LIST,
  area: 'storefront',
  version: 1,
  idOf: ({ id }) => id,
  async loadParser() {
    return (stored, { uid }) => {
      const order = parseCachedOrder(stored);
      if (order.userId !== uid) throw new Error('an order of somebody else');
      return order;
    };
  },
  arrange: newestFirst,
};
