import { Suspense } from 'react';
import type { Order } from '@/entities/order/order';
import type { EditsOfOrder } from '@/entities/order/queuedEdits';
import { lazyWith } from '@/shared/lazy/lazyWith';
import { DialogNotLoaded } from './DialogNotLoaded';
import type { DialogAddress } from './useDialogAddress';

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
