import { memo, useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { ORDER_STATUSES, type Order, type OrderStatus } from '@/domain/order/order';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { orderFiltersLabels } from '@/i18n/en/backOffice/orderFilters';
import { orderListLabels } from '@/i18n/en/backOffice/orderList';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { SearchBox } from '@/ui/form/SearchBox';
import { CloseIcon } from '@/ui/icons';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { useAddressParams } from '@/ui/useAddressParams';
import { TABLET_UP, useMediaQuery } from '@/ui/useMediaQuery';
import {
  isFiltered,
  NO_FILTERS,
  type OrderFilters,
  statusesIn,
  statusText,
  withFilters,
} from './orderFilters';
import type { OrderCounts } from './useOrderList';

type StatusTabsProps = {
  /** What was searched for, though the address may not say so yet. */
  readonly query: string;
  /** As the filters have it. */
  readonly status: string | null;
  readonly payment: OrderFilters['payment'];
  /** Orders that answer the search and the other filters; null before any were read. */
  readonly counts: OrderCounts | null;
};

const EVERY = [null, ...ORDER_STATUSES] as const;
const TAB =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 font-semibold whitespace-nowrap text-ink-soft hover:bg-sunken md:px-1.25 md:text-[0.8125rem] xl:px-2.5 xl:text-sm';

/**
 * The statuses an order can have, and how many there are in each of what was searched for, one shown or several; and of these
 * what is still to be paid.
 */
function StatusTabs({ query, status: filter, payment, counts }: StatusTabsProps) {
  const labels = useLabels(orderListLabels);
  const { unpaid } = useLabels(orderFiltersLabels);
  const { status: names } = useLabels(commonLabels);
  const [params] = useAddressParams();
  const chosen = statusesIn(filter);
  const [several, setSeveral] = useState(chosen.length > 1);

  /** What a tab leads to: its status alone; where several are wanted, that one more or less. */
  function filterOf(status: OrderStatus | null): string | null {
    if (status === null || !several) return status;
    return statusText(chosen.includes(status) ? chosen.filter(one => one !== status) : [...chosen, status]);
  }

  return (
    // As wide as the page on a phone, where the row is longer than that.
    <nav
      aria-label={labels.statuses}
      className="-mx-4 min-w-0 max-w-[100vw] flex-1 overflow-x-auto px-4 py-1 md:-my-1 md:mx-0 md:px-1"
    >
      <ul className="flex gap-0.5">
        {EVERY.map(status => (
          <li key={status}>
            <Link
              replace
              to={{ search: withFilters(params, { query, status: filterOf(status) }).toString() }}
              aria-current={(status ? chosen.includes(status) : filter === null) ? 'true' : undefined}
              className={`${TAB} aria-current:bg-brand aria-current:text-on-brand`}
            >
              {status === null ? labels.all : names[status]}
              {counts && <span className="font-normal tabular-nums">{counts[status ?? 'all']}</span>}
            </Link>
          </li>
        ))}
        <li>
          <Link
            replace
            to={{
              search: withFilters(params, {
                query,
                payment: payment === 'unpaid' ? null : 'unpaid',
              }).toString(),
            }}
            aria-current={payment === 'unpaid' ? 'true' : undefined}
            className={`${TAB} aria-current:bg-brand aria-current:text-on-brand`}
          >
            {unpaid}
          </Link>
        </li>
        <li>
          <button
            type="button"
            aria-pressed={several}
            className={`${TAB} border border-line-strong aria-pressed:bg-brand-soft aria-pressed:text-brand`}
            onClick={() => setSeveral(!several)}
          >
            {labels.several}
          </button>
        </li>
      </ul>
    </nav>
  );
}

// A list is looked at before it is narrowed down. Their place is stored for them.
const OrderFilterFields = lazyPart(() => import('./OrderFilterFields').then(part => part.OrderFilterFields));

type NarrowingProps = {
  readonly filters: OrderFilters;
  /** All of them; undefined before they were read. */
  readonly orders: readonly Order[] | undefined;
  readonly onChange: (change: Partial<OrderFilters>) => void;
};

/** The fields beside the search; on a phone folded away below it. */
const FoldableFilters = memo(function FoldableFilters({ filters, orders, onChange }: NarrowingProps) {
  const list = useLabels(orderListLabels);
  const isWide = useMediaQuery(TABLET_UP);
  const fields = <OrderFilterFields filters={filters} orders={orders} inLine={isWide} onChange={onChange} />;
  if (isWide) return fields;
  const inUse = [filters.date, filters.payment, filters.due, filters.area].filter(Boolean).length;
  return (
    <details className="rounded-control border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">{list.filters(inUse)}</summary>
      <div className="grid gap-4 border-t border-line p-4">{fields}</div>
    </details>
  );
});

type StatusLineProps = Pick<NarrowingProps, 'filters' | 'onChange'> & {
  /** Null before any orders were read. */
  readonly counts: OrderCounts | null;
};

/** The statuses, and how to be rid of all filters. */
const StatusLine = memo(function StatusLine({ filters, counts, onChange }: StatusLineProps) {
  const list = useLabels(orderListLabels);
  return (
    <div className="flex items-center justify-between gap-x-2">
      <StatusTabs query={filters.query} status={filters.status} payment={filters.payment} counts={counts} />
      {isFiltered(filters) && (
        <Button
          variant="quiet"
          className="-mr-2 min-w-11 px-2! xl:mr-0 xl:px-4!"
          aria-label={list.clear}
          title={list.clear}
          onClick={() => onChange(NO_FILTERS)}
        >
          <CloseIcon />
          <span className="hidden xl:inline">{list.clear}</span>
        </Button>
      )}
    </div>
  );
});

type Props = NarrowingProps & {
  /** Called with every letter. */
  readonly onSearch: (query: string) => void;
  /** Null before any orders were read. */
  readonly counts: OrderCounts | null;
};

/**
 * What narrows the orders down: a search, a status, days, payment and where they go. At each letter the rows come first: all
 * but the search follows once they are drawn.
 */
export function OrderToolbar({ filters, orders, onSearch, onChange, counts }: Props) {
  const labels = useLabels(adminOrdersLabels);
  const drawn = useDeferredValue(filters);
  const counted = useDeferredValue(counts) ?? counts;
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-2 md:gap-3 md:grid-cols-[minmax(11rem,1fr)_9rem_9.75rem_9rem] xl:grid-cols-[1fr_repeat(3,12rem)]">
        <SearchBox
          aria-label={labels.search}
          placeholder={labels.searchHint}
          value={filters.query}
          onType={onSearch}
        />
        <FoldableFilters filters={drawn} orders={orders} onChange={onChange} />
      </div>
      <StatusLine filters={drawn} counts={counted} onChange={onChange} />
    </div>
  );
}
