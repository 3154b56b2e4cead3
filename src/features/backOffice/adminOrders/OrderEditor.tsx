import { type RefObject, useEffect, useState } from 'react';
import type { Order } from '@/entities/order/order';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { AlertDialog } from '@/shared/ui/AlertDialog';
import { EditOrderDialog } from './EditOrderDialog';
import type { EditAddress } from './useEditAddress';

type Props = {
  readonly orders: readonly Order[];
  readonly address: EditAddress;
  /** Takes the focus when the row it came from is no longer on the page. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
};

/** The order the address names, in its dialog; then the word that it is saved. */
export function OrderEditor({ orders, address, fallbackFocus }: Props) {
  const text = useBackOfficeText().orders;
  const [saved, setSaved] = useState(false);
  const { orderId } = address;
  useEffect(() => {
    if (!saved) return;
    return () => {
      if (document.activeElement === document.body) fallbackFocus.current?.focus();
    };
  }, [saved, fallbackFocus]);

  // Only once the dialog is gone: then the focus goes from the alert back to the list.
  if (saved && orderId === null) return <AlertDialog message={text.saved} onClose={() => setSaved(false)} />;
  if (orderId === null) return null;
  return (
    <OpenedOrder
      key={orderId}
      opened={orders.find(({ id }) => id === orderId) ?? null}
      address={address}
      onSaved={() => {
        address.close();
        setSaved(true);
      }}
    />
  );
}

type OpenedProps = {
  readonly opened: Order | null;
  readonly address: EditAddress;
  readonly onSaved: () => void;
};

function OpenedOrder({ opened, address, onSaved }: OpenedProps) {
  const text = useBackOfficeText().orders;
  // The list may be read again meanwhile; the dialog keeps to what the person saw.
  const [order] = useState(opened);
  if (!order) return <AlertDialog message={text.gone} onClose={address.close} />;
  return <EditOrderDialog order={order} address={address} onSaved={onSaved} />;
}
