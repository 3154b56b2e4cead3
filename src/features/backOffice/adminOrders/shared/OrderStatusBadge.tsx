import { StatusBadge } from '@/components/order/StatusBadge';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import type { Order } from '@/domain/order/order';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { useLabels } from '@/i18n/labels';

type Props = {
  readonly order: Order;
  readonly edits: EditsOfOrder | undefined;
  readonly className?: string;
};

/** An order's status, and whether it is only this device's so far. */
export function OrderStatusBadge({ order, edits, className = '' }: Props) {
  const labels = useLabels(adminOrdersLabels).queued;
  const badge = <StatusBadge status={order.status} className={className} />;
  // A page of a list has many: an element for each that says nothing is drawn and laid out with it.
  if (!edits?.waiting) return badge;
  return (
    <div className="flex flex-col items-start gap-1.5">
      {badge}
      <span className="text-sm font-semibold whitespace-nowrap text-warn">{labels.waiting}</span>
    </div>
  );
}
