import type { Order } from '@/domain/order/order';

export const ORDER_FILTERS = ['all', 'active', 'delivered', 'cancelled'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** The parameter of the address that holds it. */
export const FILTER_PARAMETER = 'filter';

/** The filter an address asks for; all orders where it asks for none there is. */
export function readFilter(params: URLSearchParams): OrderFilter {
  const asked = params.get(FILTER_PARAMETER);
  return ORDER_FILTERS.find(filter => filter === asked) ?? 'all';
}

/** The address's parameters with another filter; all orders need none. */
export function withFilter(params: URLSearchParams, filter: OrderFilter): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (filter === 'all') changed.delete(FILTER_PARAMETER);
  else changed.set(FILTER_PARAMETER, filter);
  return changed;
}

/** Whether something will still happen to an order: an unknown status is not over. */
export const isActive = ({ status }: Pick<Order, 'status'>): boolean =>
  status !== 'delivered' && status !== 'cancelled';

export function matchesFilter(order: Pick<Order, 'status'>, filter: OrderFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'active':
      return isActive(order);
    case 'delivered':
    case 'cancelled':
      return order.status === filter;
  }
}
