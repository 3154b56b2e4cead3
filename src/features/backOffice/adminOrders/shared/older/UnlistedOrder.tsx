import type { ReactNode } from 'react';
import type { Order } from '@/domain/order/order';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { AlertDialog } from '@/ui/dialog/AlertDialog';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { useOneOrder } from './useOneOrder';

type Props = {
  readonly orderId: string;
  /** Of the dialog, until the order is read. */
  readonly heading: string;
  readonly onClose: () => void;
  /** What is done with it once it is read. */
  readonly children: (order: Order) => ReactNode;
};

/** An order that a link leads to and the list does not hold: an older one, or none. */
export function UnlistedOrder({ orderId, heading, onClose, children }: Props) {
  const labels = useLabels(adminOrdersLabels);
  const { close } = useLabels(commonLabels);
  const { order, unread } = useOneOrder(orderId);
  if (order) return children(order);
  if (order === null) return <AlertDialog message={labels.gone} onClose={onClose} />;
  return (
    <Dialog heading={heading} startAtHeading onClose={onClose}>
      {unread}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
