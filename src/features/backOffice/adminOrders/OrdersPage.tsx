import { useEffect, useRef } from 'react';
import { useOrdersWithEdits } from '@/entities/order/useOrdersWithEdits';
import { RoomHeading } from '@/entities/replica/RoomHeading';
import { RoomReading } from '@/entities/replica/RoomReading';
import { selectOrdersNewestFirst } from '@/entities/replica/replicaSelectors';
import { useReplica } from '@/entities/replica/useReplica';
import { lazyPart } from '@/shared/lazy/lazyPart';
import { useAppSelector } from '@/shared/redux/hooks';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { TABLET_UP, useMediaQuery } from '@/shared/ui/useMediaQuery';
import { loadCards, loadTable } from './loadList';
import { OrderEditor } from './OrderEditor';
import { OrderResults } from './OrderResults';
import { OrderToolbar } from './OrderToolbar';
import { useEditAddress } from './useEditAddress';
import { useOrderFilters } from './useOrderFilters';
import { useOrderList } from './useOrderList';
import { useSelection } from './useSelection';

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
  const list = useOrderList(orders, filters);
  const selection = useSelection();
  const page = useRef<HTMLDivElement>(null);
  useEarlyList();

  return (
    <div ref={page} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <RoomHeading title={text.heading} reading={reading} />
      <OrderToolbar filters={filters} counts={list?.counts ?? null} onChange={changeFilters} />
      <SetAsideNotice />
      {orders && <OrderEditor orders={orders} editsOf={editsOf} address={address} fallbackFocus={page} />}
      <RoomReading reading={reading} loading={text.loading} failed={text.failed} />
      {list && (
        <OrderResults
          shown={list.shown}
          editsOf={editsOf}
          filters={filters}
          selection={selection}
          onChange={changeFilters}
          onEdit={address.open}
        />
      )}
    </div>
  );
}

/** Asks for the list's code before there is anything to list. What fails here is asked for again, and told, by the list. */
function useEarlyList(): void {
  const isWide = useMediaQuery(TABLET_UP);
  useEffect(() => {
    (isWide ? loadTable() : loadCards()).catch(() => {});
  }, [isWide]);
}
