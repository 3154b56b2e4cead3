import { useMemo, useRef } from 'react';
import { countByStatus } from '@/entities/order/orderList';
import { toSearchable } from '@/entities/order/orderSearchRules';
import { useOrdersWithEdits } from '@/entities/order/useOrdersWithEdits';
import { RoomHeading } from '@/entities/replica/RoomHeading';
import { RoomReading } from '@/entities/replica/RoomReading';
import { selectOrdersNewestFirst } from '@/entities/replica/replicaSelectors';
import { useReplica } from '@/entities/replica/useReplica';
import { lazyPart } from '@/shared/lazy/lazyPart';
import { pageOf } from '@/shared/lib/page';
import { useAppSelector } from '@/shared/redux/hooks';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { OrderEditor } from './OrderEditor';
import { OrderResults } from './OrderResults';
import { OrderToolbar } from './OrderToolbar';
import { filterOrders } from './orderFilters';
import { useEditAddress } from './useEditAddress';
import { useOrderFilters } from './useOrderFilters';

// On most days there is nothing to say.
const SetAsideNotice = lazyPart(async () => (await import('./SetAsideNotice')).SetAsideNotice);

/** `/admin/dashboard/orders`: find an order and set it right (spec §2). */
export function OrdersPage() {
  const text = useBackOfficeText().orders;
  const [filters, changeFilters] = useOrderFilters();
  const address = useEditAddress();
  const reading = useReplica('orders');
  const stored = useAppSelector(selectOrdersNewestFirst);
  const { orders, editsOf } = useOrdersWithEdits(reading.complete ? stored : undefined);
  const page = useRef<HTMLDivElement>(null);
  const { query, status } = filters;

  const searchable = useMemo(() => orders?.map(toSearchable), [orders]);
  const found = useMemo(() => searchable && filterOrders(searchable, query), [searchable, query]);
  const shown = found?.filter(order => status === null || order.status === status);

  return (
    <div ref={page} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <RoomHeading title={text.heading} reading={reading} />
      <OrderToolbar filters={filters} counts={found ? countByStatus(found) : null} onChange={changeFilters} />
      <SetAsideNotice />
      {orders && <OrderEditor orders={orders} editsOf={editsOf} address={address} fallbackFocus={page} />}
      <RoomReading reading={reading} loading={text.loading} failed={text.failed} />
      {shown && (
        <OrderResults
          page={pageOf(shown, filters.page)}
          editsOf={editsOf}
          onPage={page => changeFilters({ page })}
          onEdit={address.open}
          onShowAll={query || status ? () => changeFilters({ query: '', status: null }) : null}
        />
      )}
    </div>
  );
}
