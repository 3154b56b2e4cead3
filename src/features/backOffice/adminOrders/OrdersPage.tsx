import { useMemo, useRef } from 'react';
import { useAsOf } from '@/entities/kept/useAsOf';
import { lazyPart } from '@/shared/lazy/lazyPart';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { PageHeading } from '@/shared/ui/PageHeading';
import { OrderEditor } from './OrderEditor';
import { OrderResults } from './OrderResults';
import { OrdersLoading } from './OrdersLoading';
import { OrderToolbar } from './OrderToolbar';
import { filterOrders } from './orderFilters';
import { countByStatus, pageOf } from './orderListRules';
import { toSearchable } from './orderSearchRules';
import { ReadFailure } from './ReadFailure';
import { RefreshButton } from './RefreshButton';
import { useEditAddress } from './useEditAddress';
import { useOrderFilters } from './useOrderFilters';
import { useOrders } from './useOrders';
import { useOrdersWithEdits } from './useOrdersWithEdits';

// On most days there is nothing to say.
const SetAsideNotice = lazyPart(async () => (await import('./SetAsideNotice')).SetAsideNotice);

/** `/admin/dashboard/orders`: find an order and set it right (spec §2). */
export function OrdersPage() {
  const text = useBackOfficeText().orders;
  const common = useCommonText();
  const [filters, changeFilters] = useOrderFilters();
  const address = useEditAddress();
  const { orders: stored, failure, readAt, reading, read } = useOrders();
  const { orders, editsOf } = useOrdersWithEdits(stored);
  const page = useRef<HTMLDivElement>(null);
  const { query, status } = filters;

  const searchable = useMemo(() => orders?.map(toSearchable), [orders]);
  const found = useMemo(() => searchable && filterOrders(searchable, query), [searchable, query]);
  const shown = found?.filter(order => status === null || order.status === status);
  const asOf = useAsOf(readAt);

  return (
    <div ref={page} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <PageHeading title={text.heading} />
          <p className="min-h-6 text-sm text-ink-soft tabular-nums">{asOf && common.asOf(asOf)}</p>
        </div>
        <RefreshButton reading={reading} onRefresh={read} />
      </div>
      <OrderToolbar filters={filters} counts={found ? countByStatus(found) : null} onChange={changeFilters} />
      <SetAsideNotice />
      {orders && <OrderEditor orders={orders} editsOf={editsOf} address={address} fallbackFocus={page} />}
      {failure && <ReadFailure error={failure} asOf={asOf} onRetry={read} />}
      {shown && (
        <OrderResults
          page={pageOf(shown, filters.page)}
          editsOf={editsOf}
          onPage={page => changeFilters({ page })}
          onEdit={address.open}
          onShowAll={query || status ? () => changeFilters({ query: '', status: null }) : null}
        />
      )}
      {!shown && !failure && <OrdersLoading />}
    </div>
  );
}
