import { OrderDetails } from '@/entities/order/OrderDetails';
import { StatusBadge } from '@/entities/order/StatusBadge';
import { queryFailure } from '@/services/api/queryFailure';
import { useCommonText } from '@/shared/text/commonText';
import { failureText } from '@/shared/text/failureText';
import { useOlderOrdersText } from '@/shared/text/olderOrdersText';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { Notice } from '@/shared/ui/Notice';
import { olderOrdersApi } from './olderOrdersApi';

type Props = { readonly uid: string; readonly orderId: string; readonly onClose: () => void };

/** One older order as it is now: read by its number, as whoever sent the link may not have its page. */
export function OlderOrderDialog({ uid, orderId, onClose }: Props) {
  const text = useOlderOrdersText();
  const common = useCommonText();
  const {
    currentData: order,
    error,
    isFetching,
    refetch,
  } = olderOrdersApi.useGetOlderOrderQuery({ uid, orderId });
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
      {order === undefined &&
        (error && !isFetching ? (
          <Notice tone="bad" urgent>
            <p>
              <strong>{text.oneFailed}</strong> {failureText(queryFailure(error), common)}
            </p>
            <Button variant="secondary" className="mt-3" onClick={refetch}>
              {common.retry}
            </Button>
          </Notice>
        ) : (
          <p role="status" className="text-ink-soft">
            {text.oneLoading}
          </p>
        ))}
      <div className="mt-6 flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          {common.close}
        </Button>
      </div>
    </Dialog>
  );
}
