import { useMemo, useRef } from 'react';
import { countByStatus } from '@/entities/order/orderList';
import { useOrdersWithEdits } from '@/entities/order/useOrdersWithEdits';
import { RoomHeading } from '@/entities/replica/RoomHeading';
import { RoomReading } from '@/entities/replica/RoomReading';
import { selectOrdersNewestFirst } from '@/entities/replica/replicaSelectors';
import { useReplica } from '@/entities/replica/useReplica';
import { lazyPart } from '@/shared/lazy/lazyPart';
import { pageOf } from '@/shared/lib/page';
import { useAppSelector } from '@/shared/redux/hooks';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { EDIT_PARAM } from './editAddress';
import { NewOrderButton } from './NewOrderButton';
import { OrderEditor } from './OrderEditor';
import { OrderResults } from './OrderResults';
import { OrderToolbar } from './OrderToolbar';
import { OrderViewer } from './OrderViewer';
import { filterOrders } from './orderFilters';
import { toSearchable } from './orderSearchRules';
import { useDialogAddress } from './useDialogAddress';
import { useOrderFilters } from './useOrderFilters';
import { VIEW_PARAM } from './viewAddress';

// On most days there is nothing to say.
const SetAsideNotice = lazyPart(async () => (await import('./SetAsideNotice')).SetAsideNotice);

/** `/admin/dashboard/orders`: find an order and set it right (spec §2). */
export function OrdersPage() {
  const text = useBackOfficeText().orders;
  const [filters, changeFilters] = useOrderFilters();
  const address = useDialogAddress(EDIT_PARAM);
  const view = useDialogAddress(VIEW_PARAM);
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
      <RoomHeading title={text.heading} reading={reading}>
        <NewOrderButton orders={orders} onShow={view.open} />
      </RoomHeading>
      <OrderToolbar filters={filters} counts={found ? countByStatus(found) : null} onChange={changeFilters} />
      <SetAsideNotice />
      {orders && shown && (
        <OrderViewer orders={orders} shown={shown} editsOf={editsOf} address={view} onEdit={address.open} />
      )}
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
