import { OrderDetails } from '@/components/order/OrderDetails';
import { StatusBadge } from '@/components/order/StatusBadge';
import { useOneOrder } from '@/features/backOffice/adminOrders/shared/useOneOrder';
import { commonLabels } from '@/i18n/en/common';
import { olderOrdersLabels } from '@/i18n/en/olderOrders';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Notice } from '@/ui/Notice';

type Props = { readonly orderId: string; readonly onClose: () => void };

/** One older order as it is now: read by its number, as whoever sent the link may not have its page. */
export function OlderOrderDialog({ orderId, onClose }: Props) {
  const text = useLabels(olderOrdersLabels);
  const common = useLabels(commonLabels);
  const { order, unread } = useOneOrder(orderId);
  return (
    <Dialog heading={text.dialog(orderId)} startAtHeading wide onClose={onClose}>
      {order && (
        <div className="flex flex-col gap-5">
          <p>
            <StatusBadge status={order.status} />
          </p>
          <OrderDetails order={order} />
        </div>
      )}
      {order === null && <Notice tone="warn">{text.notFound(orderId)}</Notice>}
      {order === undefined && unread}
      <div className="mt-6 flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          {common.close}
        </Button>
      </div>
    </Dialog>
  );
}
