import { type RefObject, Suspense, useCallback, useEffect, useState } from 'react';
import type { Order } from '@/entities/order/order';
import type { EditsOfOrder } from '@/entities/order/queuedEdits';
import { lazyWith } from '@/shared/lazy/lazyWith';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { AlertDialog } from '@/shared/ui/AlertDialog';
import { DialogNotLoaded } from './DialogNotLoaded';
import { SavedNotice } from './SavedNotice';
import type { DialogAddress } from './useDialogAddress';
import type { OpenedOrder } from './useOrderEdit';

// The list is on screen before anybody edits.
const EditOrderDialog = lazyWith(
  async () => (await import('./EditOrderDialog')).EditOrderDialog,
  DialogNotLoaded,
);

type Props = {
  readonly orders: readonly Order[];
  readonly editsOf: ReadonlyMap<string, EditsOfOrder>;
  readonly address: DialogAddress;
  /** Takes the focus when the row it came from is no longer on the page. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
};

/** What came of the last edit. */
type Edited = { readonly kind: 'saved' } | { readonly kind: 'waiting'; readonly commandId: string };

/** The order the address names, in its dialog; then the word that it is saved, or saved here and waiting. */
export function OrderEditor({ orders, editsOf, address, fallbackFocus }: Props) {
  const text = useBackOfficeText().orders;
  const [edited, setEdited] = useState<Edited | null>(null);
  const { value: orderId, close } = address;
  useEffect(() => {
    if (edited === null) return;
    const keepFocus = () => {
      if (document.activeElement === document.body) fallbackFocus.current?.focus();
    };
    // An alert goes before the focus has to be somewhere; a notice takes none.
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
    if (edited?.kind === 'saved') return <AlertDialog message={text.saved} onClose={() => setEdited(null)} />;
    return edited && <SavedNotice commandId={edited.commandId} />;
  }
  const order = orders.find(({ id }) => id === orderId);
  return (
    <Opened
      key={orderId}
      opened={order ? { order, edits: editsOf.get(orderId) } : null}
      address={address}
      onSaved={onSaved}
      onWaiting={onWaiting}
    />
  );
}

type OpenedProps = {
  readonly opened: OpenedOrder | null;
  readonly address: DialogAddress;
  readonly onSaved: () => void;
  readonly onWaiting: (commandId: string) => void;
};

function Opened({ opened: now, address, ...outcome }: OpenedProps) {
  const text = useBackOfficeText().orders;
  // The list may be read again meanwhile; the dialog keeps to what the person saw.
  const [opened] = useState(now);
  if (!opened) return <AlertDialog message={text.gone} onClose={address.close} />;
  return (
    <Suspense fallback={null}>
      <EditOrderDialog opened={opened} address={address} {...outcome} />
    </Suspense>
  );
}
