import { adminOrdersLabels } from '@/i18n/en/adminOrders';
import { orderListLabels } from '@/i18n/en/orderList';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { SearchBox } from '@/ui/form/SearchBox';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { TABLET_UP, useMediaQuery } from '@/ui/useMediaQuery';
import { isFiltered, NO_FILTERS, type OrderFilters } from './orderFilters';
import { StatusTabs } from './StatusTabs';
import type { OrderCounts } from './useOrderList';

// A list is looked at before it is narrowed down. Their place is kept for them.
const OrderFilterFields = lazyPart(() => import('./OrderFilterFields').then(part => part.OrderFilterFields));

type Props = {
  readonly filters: OrderFilters;
  /** Called with every letter. */
  readonly onSearch: (query: string) => void;
  readonly onChange: (change: Partial<OrderFilters>) => void;
  /** Null before any orders were read. */
  readonly counts: OrderCounts | null;
};

/** What narrows the orders down: a search, a status, days and payment. */
export function OrderToolbar({ filters, onSearch, onChange, counts }: Props) {
  const text = useLabels(adminOrdersLabels);
  const list = useLabels(orderListLabels);
  const inUse = [filters.date, filters.payment].filter(Boolean).length;
  const isWide = useMediaQuery(TABLET_UP);
  const fields = <OrderFilterFields filters={filters} withSort={!isWide} onChange={onChange} />;
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-4 md:grid-cols-[minmax(16rem,1fr)_repeat(2,minmax(0,12rem))]">
        <SearchBox
          label={text.search}
          placeholder={text.searchHint}
          value={filters.query}
          onType={onSearch}
        />
        {isWide && fields}
      </div>
      {!isWide && (
        <details className="rounded-control border border-line bg-surface">
          <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
            {list.filters(inUse)}
          </summary>
          <div className="grid gap-4 border-t border-line p-4">{fields}</div>
        </details>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <StatusTabs query={filters.query} status={filters.status} counts={counts} />
        {isFiltered(filters) && (
          <Button variant="quiet" className="px-4!" onClick={() => onChange(NO_FILTERS)}>
            {list.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
