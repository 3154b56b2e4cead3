import { OrderDetails } from '@/entities/order/OrderDetails';
import { StatusBadge } from '@/entities/order/StatusBadge';
import { useCommonText } from '@/shared/text/commonText';
import { useOlderOrdersText } from '@/shared/text/olderOrdersText';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { Notice } from '@/shared/ui/Notice';
import { useOneOrder } from './useOneOrder';

type Props = { readonly orderId: string; readonly onClose: () => void };

/** One older order as it is now: read by its number, as whoever sent the link may not have its page. */
export function OlderOrderDialog({ orderId, onClose }: Props) {
  const text = useOlderOrdersText();
  const common = useCommonText();
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
