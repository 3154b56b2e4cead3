// @bundle orders-page

import { Download } from 'lucide-react';
import { memo, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { MirrorProgress } from '@/components/mirror/MirrorProgress';
import { StaffPageHeading } from '@/components/mirror/StaffPageHeading';
import { selectOrdersNewestFirst, selectOrdersPreview } from '@/data/order/orderRows';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import { useOrdersWithEdits } from '@/data/order/useOrdersWithEdits';
import type { Order } from '@/domain/order/order';
import { NewOrderButton } from '@/features/backOffice/adminOrders/create/NewOrderButton';
import { OrderToolbar } from '@/features/backOffice/adminOrders/list/OrderToolbar';
import { isFirstPage, type OrderFilters } from '@/features/backOffice/adminOrders/list/orderFilters';
import { useOrderFilters } from '@/features/backOffice/adminOrders/list/useOrderFilters';
import { useOrderList } from '@/features/backOffice/adminOrders/list/useOrderList';
import { EDIT_PARAM } from '@/features/backOffice/adminOrders/shared/addresses/editAddress';
import { LIST_DIALOG_PARAM } from '@/features/backOffice/adminOrders/shared/addresses/listDialog';
import {
  type DialogAddress,
  useDialogAddress,
} from '@/features/backOffice/adminOrders/shared/addresses/useDialogAddress';
import { VIEW_PARAM } from '@/features/backOffice/adminOrders/shared/addresses/viewAddress';
import { OrderDialogNotLoaded } from '@/features/backOffice/adminOrders/shared/OrderDialogNotLoaded';
import { OrderPartNotLoaded } from '@/features/backOffice/adminOrders/shared/OrderPartNotLoaded';
import type { ViewerProps } from '@/features/backOffice/adminOrders/view/ViewOrderDialog';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { orderListLabels } from '@/i18n/en/backOffice/orderList';
import { useLabels } from '@/i18n/labels';
import { useAppSelector } from '@/store/hooks';
import { type MirrorReading, useMirror } from '@/sync/mirror/useMirror';
import { Button } from '@/ui/Button';
import { afterFirstScreen, FirstScreen } from '@/ui/lazy/firstScreen';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { lazyWith } from '@/ui/lazy/lazyWith';
import { useSelection } from '@/ui/list/useSelection';
import { OrderResults, preloadList } from './lazyList';

// The list is on screen before anybody looks closer.
const ViewOrderDialog = lazyWith(
  () => import('./view/ViewOrderDialog').then(part => part.ViewOrderDialog),
  OrderDialogNotLoaded,
);

/** The order that the address names, to read and to move on. */
function OrderViewer(props: ViewerProps) {
  if (props.address.value === null) return null;
  return (
    <Suspense fallback={null}>
      <ViewOrderDialog {...props} />
    </Suspense>
  );
}

/** Reads the inventory. */
function ReadInventory() {
  useMirror('inventory');
  return null;
}

/** Reads the inventory while somebody searches, once the rows are drawn: orders are found by what it calls their products. */
function SearchedInventory({ query }: Pick<OrderFilters, 'query'>) {
  return useDeferredValue(query !== '') && <ReadInventory />;
}

// Few shops have more orders than are stored.
const OlderOrders = lazyPart(() =>
  import('@/features/backOffice/adminOrders/archive/OlderOrders').then(part => part.OlderOrders),
);
// Beside the search, for who knows what to look for.
const SavedViews = lazyPart(
  afterFirstScreen(() =>
    import('@/features/backOffice/adminOrders/list/SavedViews').then(part => part.SavedViews),
  ),
);
// Loaded after the first screen: on most days no edit has failed.
const FailedEditsNotice = memo(
  lazyPart(
    afterFirstScreen(() =>
      import('@/features/backOffice/adminOrders/edit/FailedEditsNotice').then(part => part.FailedEditsNotice),
    ),
  ),
);

// The list is on screen before anybody edits.
const OrderEditor = lazyWith(
  () => import('@/features/backOffice/adminOrders/edit/OrderEditor').then(part => part.OrderEditor),
  OrderPartNotLoaded,
);
// For several orders at once; nothing is there before one is ticked.
const BulkActions = lazyWith(
  () => import('@/features/backOffice/adminOrders/bulk/BulkActions').then(part => part.BulkActions),
  OrderPartNotLoaded,
);

type HeadProps = Pick<OrderFilters, 'due' | 'payment'> & {
  readonly reading: MirrorReading;
  readonly orders: readonly Order[] | undefined;
  readonly onChange: (change: Partial<OrderFilters>) => void;
  readonly onDialog: (name: string) => void;
  readonly onShow: (orderId: string) => void;
};

/** The page's name, how fresh it is, and what can be done but with an order. While somebody types none of it is drawn again. */
const OrdersPageHead = memo(function OrdersPageHead(props: HeadProps) {
  const { reading, due, payment, orders, onChange, onDialog, onShow } = props;
  const { heading } = useLabels(adminOrdersLabels);
  const labels = useLabels(orderListLabels);
  return (
    <StaffPageHeading title={heading} reading={reading}>
      <div className="max-md:min-h-11 max-md:basis-full">
        <SavedViews due={due} payment={payment} onChange={onChange} />
      </div>
      <Button variant="secondary" className="px-3! xl:px-5!" onClick={() => onDialog('export')}>
        <Download aria-hidden className="size-5" />
        <span className="max-xl:sr-only">{labels.export}</span>
      </Button>
      <NewOrderButton orders={orders} onShow={onShow} />
    </StaffPageHeading>
  );
});

type FilteredProps = {
  readonly reading: MirrorReading;
  /** All that are stored, or the newest of them before the others were read; undefined before any. */
  readonly known: readonly Order[] | undefined;
  readonly editsOf: ReadonlyMap<string, EditsOfOrder>;
  readonly awaitingEdits: boolean;
  /** Which order is open to be edited, which to be read, and which dialog of the list. */
  readonly edited: DialogAddress;
  readonly viewed: DialogAddress;
  readonly dialog: DialogAddress;
};

/** The orders, and what narrows them down. A letter of the search draws this, and nothing of what is read for it. */
function FilteredOrders({ reading, known, editsOf, awaitingEdits, edited, viewed, dialog }: FilteredProps) {
  const labels = useLabels(adminOrdersLabels);
  const [filters, changeFilters, search] = useOrderFilters();
  // Counting, filtering and sorting need all orders, not the preview.
  const orders = reading.complete ? known : undefined;
  const list = useOrderList(orders, filters);
  const first = !orders && isFirstPage(filters) ? known?.slice(0, filters.size) : undefined;
  const rows = list?.shown ?? first;
  const selection = useSelection();
  const page = useRef<HTMLDivElement>(null);
  const editing = useOnce(edited.value !== null);
  const acted = useOnce(selection.ids.size > 0 || dialog.value !== null);
  /** Of an order that has not been read yet nobody may say that it is gone. */
  const canOpen = (id: string | null) =>
    orders !== undefined || id === null || known?.some(order => order.id === id);

  return (
    <div ref={page} tabIndex={-1} className="flex flex-col gap-2 outline-none">
      <OrdersPageHead
        reading={reading}
        due={filters.due}
        payment={filters.payment}
        orders={orders}
        onChange={changeFilters}
        onDialog={dialog.open}
        onShow={viewed.open}
      />
      <OrderToolbar
        filters={filters}
        orders={orders}
        counts={list?.counts ?? null}
        onSearch={search}
        onChange={changeFilters}
      />
      <SearchedInventory query={filters.query} />
      <FailedEditsNotice />
      {canOpen(viewed.value) && (
        <OrderViewer
          orders={known ?? []}
          shown={list?.shown ?? null}
          editsOf={editsOf}
          address={viewed}
          onEdit={edited.open}
        />
      )}
      <Suspense fallback={null}>
        {canOpen(edited.value) && editing && (
          <OrderEditor
            orders={known ?? []}
            editsOf={editsOf}
            awaitingEdits={awaitingEdits}
            address={edited}
            fallbackFocus={page}
          />
        )}
      </Suspense>
      {!first && <MirrorProgress reading={reading} loading={labels.loading} failed={labels.failed} />}
      <Suspense fallback={null}>
        {rows && (
          <OrderResults
            shown={rows}
            whole={list !== null}
            editsOf={editsOf}
            filters={filters}
            selection={selection}
            onChange={changeFilters}
            onEdit={edited.open}
          />
        )}
        {/* Where the preview is not asked for, nothing is there before all rows are. */}
        {(rows || !isFirstPage(filters)) && <FirstScreen />}
      </Suspense>
      {first && <MirrorProgress begun reading={reading} loading={labels.loading} failed={labels.failed} />}
      {reading.complete && reading.latestOnly && <OlderOrders />}
      <Suspense fallback={null}>
        {acted && orders && list && (
          <BulkActions
            orders={orders}
            shown={list.shown}
            editsOf={editsOf}
            selection={selection}
            dialog={dialog}
            latestOnly={reading.latestOnly}
            fallbackFocus={page}
          />
        )}
      </Suspense>
    </div>
  );
}

/** `/admin/dashboard/orders`: find an order and set it right (spec §2). */
export function OrdersPage() {
  const reading = useMirror('orders');
  const stored = useAppSelector(selectOrdersNewestFirst);
  const preview = useAppSelector(selectOrdersPreview);
  const { orders: known, editsOf, awaitingEdits } = useOrdersWithEdits(reading.complete ? stored : preview);
  useEarlyList();
  return (
    <FilteredOrders
      reading={reading}
      known={known}
      editsOf={editsOf}
      awaitingEdits={awaitingEdits}
      edited={useDialogAddress(EDIT_PARAM)}
      viewed={useDialogAddress(VIEW_PARAM)}
      dialog={useDialogAddress(LIST_DIALOG_PARAM)}
    />
  );
}

/** Whether something has ever been so. */
function useOnce(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever;
}

/** Asks for the list's code before there is anything to list. What fails here is asked for again, and told, by the list. */
function useEarlyList(): void {
  useEffect(() => {
    preloadList().catch(() => {});
  }, []);
}
