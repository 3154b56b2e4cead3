import { Suspense } from 'react';
import { DialogNotLoaded } from '@/features/backOffice/adminOrders/shared/DialogNotLoaded';
import { lazyWith } from '@/ui/lazy/lazyWith';
import type { ViewerProps } from './ViewOrderDialog';

// The list is on screen before anybody looks closer.
const ViewOrderDialog = lazyWith(
  () => import('./ViewOrderDialog').then(part => part.ViewOrderDialog),
  DialogNotLoaded,
);

/** The order that the address names, to read and to move on. */
export function OrderViewer(props: ViewerProps) {
  if (props.address.value === null) return null;
  return (
    <Suspense fallback={null}>
      <ViewOrderDialog {...props} />
    </Suspense>
  );
}
