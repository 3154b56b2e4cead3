import { parseKeptOrder } from '@/domain/order/keptOrder';
import { MY_ORDERS_LIST } from '@/domain/order/myOrdersList';
import type { Order } from '@/domain/order/order';
import type { KeptList } from '@/sync/cache/keptList';
import { newestFirst } from './myOrdersRules';

/** A customer's own orders, kept so that Track Your Orders opens without a network. */
export const keptMyOrders: KeptList<Order> = {
  name: MY_ORDERS_LIST,
  wing: 'storefront',
  version: 1,
  idOf: ({ id }) => id,
  async loadParser() {
    return (stored, { uid }) => {
      const order = parseKeptOrder(stored);
      if (order.userId !== uid) throw new Error('an order of somebody else');
      return order;
    };
  },
  arrange: newestFirst,
};
