import { StatusBadge } from '@/components/order/StatusBadge';
import { UnsentMark } from '@/components/outbox/UnsentMark';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import type { Order } from '@/domain/order/order';

type Props = {
  readonly order: Order;
  readonly edits: EditsOfOrder | undefined;
  readonly className?: string;
};

/** An order's status, and whether it is only this device's so far. */
export function OrderStatusBadge({ order, edits, className = '' }: Props) {
  const badge = <StatusBadge status={order.status} className={className} />;
  // A page of a list has many: an element for each that says nothing is drawn and laid out with it.
  if (!edits?.waiting) return badge;
  return (
    <div className="flex flex-col items-start gap-1.5">
      {badge}
      <UnsentMark />
    </div>
  );
}
