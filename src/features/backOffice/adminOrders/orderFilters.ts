import { ORDER_STATUSES, type Order, type OrderStatus } from '@/entities/order/order';
import { parseSearch, type SearchableOrder } from '@/entities/order/orderSearchRules';

/** What the Orders page shows of all orders. It lives in the address, so that a link or Back restores it. */
export type OrderFilters = {
  readonly query: string;
  /** Null: every status. */
  readonly status: OrderStatus | null;
  /** From 1. */
  readonly page: number;
};

const PARAMS = { query: 'q', status: 'status', page: 'page' } as const;

/** Reads the filters from an address; what it does not understand is as if it were not there. */
export function readFilters(params: URLSearchParams): OrderFilters {
  const status = params.get(PARAMS.status);
  const page = params.get(PARAMS.page) ?? '';
  return {
    query: params.get(PARAMS.query) ?? '',
    status: ORDER_STATUSES.find(known => known === status) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address with some filters changed. Another search or status starts at its first page. */
export function withFilters(params: URLSearchParams, change: Partial<OrderFilters>): URLSearchParams {
  const { query, status, page } = { ...readFilters(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  const values = { query, status: status ?? '', page: page === 1 ? '' : String(page) };
  for (const name of ['query', 'status', 'page'] as const) {
    if (values[name]) next.set(PARAMS[name], values[name]);
    else next.delete(PARAMS[name]);
  }
  return next;
}

/** The orders that answer a search, in the order they came. */
export function filterOrders(orders: readonly SearchableOrder[], query: string): Order[] {
  return orders.filter(parseSearch(query)).map(({ order }) => order);
}
