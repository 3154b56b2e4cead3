import { DUE_CHOICES, type DueChoice } from '@/domain/order/dueRules';
import { ORDER_STATUSES, type OrderStatus, PAYMENT_METHODS } from '@/domain/order/order';
import { PAGE_SIZE } from '@/lib/page';
import { parseDay, type ShopDay } from '@/lib/time/periods';
import { isNewestFirst, type OrderSort, parseSort, sortText } from './orderSort';

export const DATE_CHOICES = ['today', '7days', '30days', 'custom'] as const;
export type DateChoice = (typeof DATE_CHOICES)[number];

/** What is still to be paid, in all or in cash, what is paid, and how the customer chose to pay. */
export const PAYMENT_CHOICES = ['unpaid', 'cashUnpaid', 'paid', ...PAYMENT_METHODS] as const;
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number];

/** How many orders a page may have. The first is a tablet's screen and a half, and what is not chosen otherwise. */
export const PAGE_SIZES = [10, PAGE_SIZE, 50, 100] as const;
export const [USUAL_PAGE_SIZE] = PAGE_SIZES;

/** What the Orders page shows of all orders. It lives in the address, so that a link or Back restores it. */
export type OrderFilters = {
  readonly query: string;
  /** One or more statuses, as `statusText` writes them; null: every status. */
  readonly status: string | null;
  /** Null: whenever they were placed. */
  readonly date: DateChoice | null;
  /** The days that `custom` lies between, both included and whichever comes first; null where it is open. */
  readonly from: ShopDay | null;
  readonly to: ShopDay | null;
  /** Null: whatever the payment. */
  readonly payment: PaymentChoice | null;
  /** Null: whenever they are to be delivered. */
  readonly due: DueChoice | null;
  /** The delivery area, or the PIN code of what is in none; null: wherever they go. */
  readonly area: string | null;
  readonly sort: OrderSort;
  readonly size: number;
  /** From 1. */
  readonly page: number;
};

/** Every order. How they are sorted and paged is no filter. */
export const NO_FILTERS = {
  query: '',
  status: null,
  date: null,
  from: null,
  to: null,
  payment: null,
  due: null,
  area: null,
} as const satisfies Partial<OrderFilters>;

export const isFiltered = ({ query, status, date, payment, due, area }: OrderFilters): boolean =>
  query !== '' || [status, date, payment, due, area].some(filter => filter !== null);

/** Whether what is asked for is among the newest orders, which are read before the rest. */
export const isFirstPage = (filters: OrderFilters): boolean =>
  !isFiltered(filters) && filters.page === 1 && filters.size <= PAGE_SIZE && isNewestFirst(filters.sort);

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find(word => word === text) ?? null;

/** The statuses that a filter names, in their order. */
export const statusesIn = (filter: string | null): readonly OrderStatus[] => {
  const named = filter?.split('.') ?? [];
  return ORDER_STATUSES.filter(status => named.includes(status));
};

/** Statuses as a filter: `pending.processing`; null for none, which is every one. */
export const statusText = (statuses: readonly OrderStatus[]): string | null =>
  statusesIn(statuses.join('.')).join('.') || null;

/** A text as a day that there is; null where it is none. */
export const dayIn = (text: string): ShopDay | null => (parseDay(text) === null ? null : text);

/** Reads the filters from an address; what it does not understand is as if it were not there. */
export function readFilters(params: URLSearchParams): OrderFilters {
  const date = oneOf(DATE_CHOICES, params.get('date'));
  const day = (name: string) => (date === 'custom' ? dayIn(params.get(name) ?? '') : null);
  const page = params.get('page') ?? '';
  return {
    query: params.get('q') ?? '',
    status: statusText(statusesIn(params.get('status'))),
    date,
    from: day('from'),
    to: day('to'),
    payment: oneOf(PAYMENT_CHOICES, params.get('payment')),
    due: oneOf(DUE_CHOICES, params.get('due')),
    area: params.get('area') || null,
    sort: parseSort(params.get('sort') ?? ''),
    size: PAGE_SIZES.find(size => String(size) === params.get('size')) ?? USUAL_PAGE_SIZE,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address with some filters changed. Whatever else is shown starts at its first page. */
export function withFilters(params: URLSearchParams, change: Partial<OrderFilters>): URLSearchParams {
  const filters = { ...readFilters(params), page: 1, ...change };
  const { query, status, date, payment, due, area, sort, size, page } = filters;
  const isCustom = date === 'custom';
  const written = {
    q: query,
    status,
    date,
    from: isCustom ? filters.from : null,
    to: isCustom ? filters.to : null,
    payment,
    due,
    area,
    sort: isNewestFirst(sort) ? null : sortText(sort),
    size: size === USUAL_PAGE_SIZE ? null : String(size),
    page: page === 1 ? null : String(page),
  };
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(written)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Of an address what is stored for a person's next visit: not what they searched for, nor the page they were at. */
export const persistedFilters = (search: URLSearchParams | string): string =>
  withFilters(new URLSearchParams(), {
    ...readFilters(new URLSearchParams(search)),
    query: '',
    page: 1,
  }).toString();
