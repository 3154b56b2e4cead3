import { Suspense } from 'react';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import type { Order } from '@/domain/order/order';
import { DialogNotLoaded } from '@/features/backOffice/adminOrders/shared/DialogNotLoaded';
import type { DialogAddress } from '@/features/backOffice/adminOrders/shared/useDialogAddress';
import { lazyWith } from '@/ui/lazy/lazyWith';

// The list is on screen before anybody looks closer.
const ViewOrderDialog = lazyWith(
  () => import('./ViewOrderDialog').then(part => part.ViewOrderDialog),
  DialogNotLoaded,
);

export type ViewerProps = {
  readonly orders: readonly Order[];
  /** What the list shows, in its order, over all its pages: what previous and next go through. Null until all is read. */
  readonly shown: readonly Order[] | null;
  readonly editsOf: ReadonlyMap<string, EditsOfOrder>;
  readonly address: DialogAddress;
  readonly onEdit: (orderId: string) => void;
};

/** The order that the address names, to read and to move on. */
export function OrderViewer(props: ViewerProps) {
  if (props.address.value === null) return null;
  return (
    <Suspense fallback={null}>
      <ViewOrderDialog {...props} />
    </Suspense>
  );
}
