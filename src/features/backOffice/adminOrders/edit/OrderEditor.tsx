import { type RefObject, Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { OnceOutboxRead } from '@/components/outbox/OnceOutboxRead';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import type { Order } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import type { DialogAddress } from '@/features/backOffice/adminOrders/shared/addresses/useDialogAddress';
import { OrderDialogNotLoaded } from '@/features/backOffice/adminOrders/shared/OrderDialogNotLoaded';
import { idTyped } from '@/features/backOffice/adminOrders/shared/older/olderOrdersRules';
import { SavedNotice } from '@/features/backOffice/adminOrders/shared/SavedNotice';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { useLabels } from '@/i18n/labels';
import { AlertDialog } from '@/ui/dialog/AlertDialog';
import { DialogNotLoaded } from '@/ui/dialog/DialogNotLoaded';
import { lazyWith } from '@/ui/lazy/lazyWith';
import type { OpenedOrder } from './useOrderEdit';

// The list is on screen before anybody edits.
const EditOrderDialog = lazyWith(
  () => import('./EditOrderDialog').then(part => part.EditOrderDialog),
  OrderDialogNotLoaded,
);

// Few links lead to an order that the list does not hold.
const UnlistedOrder = lazyWith(
  () =>
    import('@/features/backOffice/adminOrders/shared/older/UnlistedOrder').then(part => part.UnlistedOrder),
  DialogNotLoaded,
);

type Props = {
  readonly orders: readonly Order[];
  readonly editsOf: ReadonlyMap<string, EditsOfOrder>;
  /** The code that tells what the queued edits are is on its way. */
  readonly awaitingEdits: boolean;
  readonly address: DialogAddress;
  /** Takes the focus when the row it came from is no longer on the page. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
};

/** What came of the last edit. */
type Edited = { readonly kind: 'saved' } | { readonly kind: 'waiting'; readonly commandId: string };

/** The order the address names, in its dialog; then the word that it is saved, or saved here and waiting. */
export function OrderEditor({ orders, editsOf, awaitingEdits, address, fallbackFocus }: Props) {
  const labels = useLabels(adminOrdersLabels);
  const [edited, setEdited] = useState<Edited | null>(null);
  const { value: orderId, close } = address;
  useLayoutEffect(() => {
    if (edited === null) return;
    const keepFocus = () => {
      if (document.activeElement === document.body) fallbackFocus.current?.focus();
    };
    // The saved-alert has the focus while it is open, so restore it on cleanup; a notice takes none, so restore it now.
    if (edited.kind === 'saved') return keepFocus;
    if (orderId === null) keepFocus();
  }, [edited, orderId, fallbackFocus]);

  const finish = useCallback(
    (came: Edited) => {
      close();
      setEdited(came);
    },
    [close],
  );
  const onSaved = useCallback(() => finish({ kind: 'saved' }), [finish]);
  const onWaiting = useCallback((commandId: string) => finish({ kind: 'waiting', commandId }), [finish]);

  if (orderId === null) {
    // Only once the dialog is gone: then the focus goes from the alert back to the list.
    if (edited?.kind === 'saved')
      return <AlertDialog message={labels.saved} onClose={() => setEdited(null)} />;
    return edited && <SavedNotice commandId={edited.commandId} />;
  }
  const order = orders.find(({ id }) => id === orderId);
  return (
    <OnceOutboxRead key={orderId} area="back-office" ready={!awaitingEdits}>
      <OpenOrderEditor
        orderId={orderId}
        opened={order ? { order, edits: editsOf.get(orderId) } : null}
        address={address}
        onSaved={onSaved}
        onWaiting={onWaiting}
      />
    </OnceOutboxRead>
  );
}

type OpenedProps = {
  readonly orderId: string;
  readonly opened: OpenedOrder | null;
  readonly address: DialogAddress;
  readonly onSaved: () => void;
  readonly onWaiting: (commandId: string) => void;
};

function OpenOrderEditor({ orderId, opened: now, address, ...outcome }: OpenedProps) {
  const labels = useLabels(adminOrdersLabels);
  // The list may be read again meanwhile; the dialog keeps to what the person saw.
  const [opened] = useState(now);
  if (!opened && idTyped(orderId) === null) {
    return <AlertDialog message={labels.gone} onClose={address.close} />;
  }
  return (
    <Suspense fallback={null}>
      {opened ? (
        <EditOrderDialog opened={opened} address={address} {...outcome} />
      ) : (
        <UnlistedOrder
          orderId={orderId}
          heading={labels.dialog.heading(orderNumber(orderId))}
          onClose={address.close}
        >
          {order => <EditOrderDialog opened={{ order, edits: undefined }} address={address} {...outcome} />}
        </UnlistedOrder>
      )}
    </Suspense>
  );
}
