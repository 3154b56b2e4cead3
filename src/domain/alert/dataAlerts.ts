import type { Order } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import type { StockItem } from '@/domain/stock/stockItem';
import { type Alert, timeKey } from './alert';

/** Products that cannot be sold since their price is none. */
export function priceAlerts(items: readonly StockItem[]): Alert[] {
  return items
    .filter(({ archived, pricePaise }) => !archived && pricePaise === null)
    .map(({ id, name, unitPrice, updatedAt: at }) => ({
      ...{ id: `noPrice.${id}.${timeKey(at)}`, topic: 'data', severity: 'error', at },
      ...{ kind: 'noPrice', productId: id, name, stored: unitPrice },
    }));
}

/** Orders that no figure of a period can count. */
export function dateAlerts(orders: readonly Order[]): Alert[] {
  return orders
    .filter(({ orderedAt }) => orderedAt === null)
    .map(order => ({
      ...{ id: `noOrderDate.${order.id}`, topic: 'data', severity: 'info', at: null },
      ...{ kind: 'noOrderDate', orderId: order.id, called: orderNumber(order.id) },
    }));
}
