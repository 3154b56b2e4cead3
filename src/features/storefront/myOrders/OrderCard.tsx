import { ChevronDown, CircleCheck, CircleX, Clock, type LucideIcon, Package, Truck } from 'lucide-react';
import { useId, useState } from 'react';
import type { Order, OrderStatus } from '@/entities/order/order';
import { StatusBadge } from '@/entities/order/StatusBadge';
import { formatDay } from '@/shared/lib/dates';
import { formatRupees } from '@/shared/lib/money';
import { useCustomerText } from '@/shared/text/customerText';
import { Button } from '@/shared/ui/Button';
import { type ShownItem, shownTotal } from './myOrdersRules';
import { OrderDetails } from './OrderDetails';
import { OrderProgress } from './OrderProgress';

const ICONS: { readonly [status in OrderStatus | 'unknown']: LucideIcon } = {
  pending: Clock,
  processing: Package,
  shipped: Truck,
  delivered: CircleCheck,
  cancelled: CircleX,
  unknown: Package,
};

type Props = {
  readonly order: Order;
  readonly items: readonly ShownItem[];
  readonly supportPhone: string;
  /** The order just placed opens by itself. */
  readonly initiallyOpen: boolean;
};

export function OrderCard({ order, items, supportPhone, initiallyOpen }: Props) {
  const text = useCustomerText().track;
  const [open, setOpen] = useState(initiallyOpen);
  const detailsId = useId();
  const headingId = useId();
  const Icon = ICONS[order.status ?? 'unknown'];
  const totalPaise = shownTotal(order, items);
  const cancelled = order.status === 'cancelled';
  return (
    <article
      aria-labelledby={headingId}
      className="flex flex-col gap-5 rounded-card bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span
          className={`grid size-12 shrink-0 place-items-center rounded-full ${
            cancelled ? 'bg-bad-soft text-bad' : 'bg-brand-soft text-brand'
          }`}
        >
          <Icon aria-hidden className="size-6" />
        </span>
        <div className="min-w-0 grow">
          <h2 id={headingId} className="text-lg font-bold wrap-anywhere">
            {text.order(order.id)}
          </h2>
          <p className="text-sm text-ink-soft">
            {order.orderedAt ? text.placedOn(formatDay(order.orderedAt)) : text.dateUnknown}
          </p>
        </div>
        <div className="flex w-full items-center justify-between gap-4 sm:w-auto">
          <StatusBadge status={order.status} />
          {totalPaise !== null && (
            <span className="text-lg font-bold tabular-nums">{formatRupees(totalPaise)}</span>
          )}
        </div>
      </div>
      {cancelled ? (
        <p className="rounded-control bg-bad-soft px-4 py-3 font-medium text-bad">{text.cancelled}</p>
      ) : (
        <OrderProgress orderId={order.id} status={order.status} />
      )}
      <Button
        variant="secondary"
        className="w-fit"
        aria-expanded={open}
        aria-controls={open ? detailsId : undefined}
        aria-describedby={headingId}
        onClick={() => setOpen(!open)}
      >
        {open ? text.hide : text.show}
        <ChevronDown aria-hidden className={`size-5 transition-transform ${open ? 'rotate-180' : ''}`} />
      </Button>
      {open && (
        <OrderDetails
          id={detailsId}
          order={order}
          items={items}
          totalPaise={totalPaise}
          supportPhone={supportPhone}
        />
      )}
    </article>
  );
}
