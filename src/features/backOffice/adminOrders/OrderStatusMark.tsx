import type { Order } from '@/entities/order/order';
import type { EditsOfOrder } from '@/entities/order/queuedEdits';
import { StatusBadge } from '@/entities/order/StatusBadge';
import { useBackOfficeText } from '@/shared/text/backOfficeText';

type Props = { readonly order: Order; readonly edits: EditsOfOrder | undefined };

/** An order's status, and whether it is only this device's so far. */
export function OrderStatusMark({ order, edits }: Props) {
  const text = useBackOfficeText().orders.queued;
  return (
    <div className="flex flex-col items-start gap-1.5">
      <StatusBadge status={order.status} />
      {edits?.waiting && (
        <span className="text-sm font-semibold whitespace-nowrap text-warn">{text.waiting}</span>
      )}
    </div>
  );
}
