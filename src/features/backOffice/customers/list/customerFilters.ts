import type { Customer } from '@/domain/customer/customer';
import {
  CUSTOMER_STATUSES,
  CUSTOMER_TYPES,
  type CustomerStatus,
  type CustomerType,
} from '@/domain/customer/customerOverlay';
import { parseCustomerSearch, type SearchableCustomer } from '@/domain/customer/customerSearch';
import { lazyValue } from '@/lib/lazyValues';
import { isWithin, periodAt } from '@/lib/time/periods';

export const CUSTOMER_GROUPS = ['all', 'lapsed', 'newThisMonth', 'deleted'] as const;
export type CustomerGroup = (typeof CUSTOMER_GROUPS)[number];

export const SORT_COLUMNS = ['name', 'status', 'orders', 'spent', 'lastOrder'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];
export type Sort = { readonly column: SortColumn; readonly descending: boolean };

/** What the Customers page shows of all customers, and in which order. It lives in the address. */
export type CustomerFilters = {
  readonly query: string;
  /** Null: every status. */
  readonly status: CustomerStatus | null;
  /** Null: every type. */
  readonly type: CustomerType | null;
  readonly group: CustomerGroup;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
};

const PARAMS = {
  query: 'q',
  status: 'status',
  type: 'type',
  group: 'group',
  sort: 'sort',
  page: 'page',
} as const;

const LATEST_FIRST: Sort = { column: 'lastOrder', descending: true };

export const sortText = ({ column, descending }: Sort): string => `${descending ? '-' : ''}${column}`;

export function readSort(text: string): Sort {
  const column = SORT_COLUMNS.find(known => known === text.replace(/^-/, ''));
  return column ? { column, descending: text.startsWith('-') } : LATEST_FIRST;
}

/** Reads the filters from an address; what it does not understand is as if it were not there. */
export function readFilters(params: URLSearchParams): CustomerFilters {
  const page = params.get(PARAMS.page) ?? '';
  return {
    query: params.get(PARAMS.query) ?? '',
    status: CUSTOMER_STATUSES.find(known => known === params.get(PARAMS.status)) ?? null,
    type: CUSTOMER_TYPES.find(known => known === params.get(PARAMS.type)) ?? null,
    group: CUSTOMER_GROUPS.find(known => known === params.get(PARAMS.group)) ?? 'all',
    sort: readSort(params.get(PARAMS.sort) ?? ''),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address with some filters changed. Another search, filter or order starts at its first page. */
export function withFilters(params: URLSearchParams, change: Partial<CustomerFilters>): URLSearchParams {
  const { query, status, type, group, sort, page } = { ...readFilters(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  const values = {
    query,
    status: status ?? '',
    type: type ?? '',
    group: group === 'all' ? '' : group,
    sort: sortText(sort) === sortText(LATEST_FIRST) ? '' : sortText(sort),
    page: page === 1 ? '' : String(page),
  };
  for (const name of ['query', 'status', 'type', 'group', 'sort', 'page'] as const) {
    if (values[name]) next.set(PARAMS[name], values[name]);
    else next.delete(PARAMS[name]);
  }
  return next;
}

/** Texts rise first, figures and days fall first: what is asked for most; pressed again, the other way. */
export function nextSort(current: Sort, column: SortColumn): Sort {
  const isText = column === 'name' || column === 'status';
  return { column, descending: current.column === column ? !current.descending : !isText };
}

const LAPSED_MS = 30 * 24 * 3_600_000;

/**
 * Lapsed: the last order is 30 days old or older; who never ordered has not stopped. New: the first order is of this month of
 * the shop.
 */
export function isOfGroup(customer: Customer, group: CustomerGroup, nowMs: number): boolean {
  const { hidden, firstOrder, lastOrder } = customer;
  switch (group) {
    case 'all':
      return !hidden;
    case 'deleted':
      return hidden;
    case 'lapsed':
      return !hidden && lastOrder !== null && nowMs - Date.parse(lastOrder) >= LAPSED_MS;
    case 'newThisMonth':
      return !hidden && firstOrder !== null && isWithin(Date.parse(firstOrder), periodAt('month', nowMs));
  }
}

/** The customers who answer search, status and type, of whatever group. */
export function filterCustomers(
  customers: readonly SearchableCustomer[],
  { query, status, type }: Pick<CustomerFilters, 'query' | 'status' | 'type'>,
): readonly Customer[] {
  const answers = parseCustomerSearch(query);
  return customers
    .filter(
      one =>
        (status === null || one.customer.status === status) &&
        (type === null || one.customer.type === type) &&
        answers(one),
    )
    .map(({ customer }) => customer);
}

const texts = lazyValue(() => new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' }));

const byName = (one: Customer, other: Customer): number =>
  texts().compare(one.name || one.email, other.name || other.email) || (one.id < other.id ? -1 : 1);

const timeOf = ({ lastOrder }: Customer): number => (lastOrder === null ? 0 : Date.parse(lastOrder));

const COMPARE: { readonly [column in SortColumn]: (one: Customer, other: Customer) => number } = {
  name: byName,
  status: (one, other) => CUSTOMER_STATUSES.indexOf(one.status) - CUSTOMER_STATUSES.indexOf(other.status),
  orders: (one, other) => one.totalOrders - other.totalOrders,
  spent: (one, other) => one.totalSpentPaise - other.totalSpentPaise,
  lastOrder: (one, other) => timeOf(one) - timeOf(other),
};

/** In the order asked for; equals by name. Who never ordered comes last by the last order, either way. */
export function sortCustomers(
  customers: readonly Customer[],
  { column, descending }: Sort,
): readonly Customer[] {
  const compare = COMPARE[column];
  const sign = descending ? -1 : 1;
  const neverOrdered = ({ lastOrder }: Customer) => Number(column === 'lastOrder' && lastOrder === null);
  return customers.toSorted(
    (one, other) =>
      neverOrdered(one) - neverOrdered(other) || sign * compare(one, other) || byName(one, other),
  );
}
