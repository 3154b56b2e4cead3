import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Order } from '@/domain/order/order';
import { bottleCount } from '@/domain/order/orderList';
import { orderNumber } from '@/domain/order/orderNumber';
import { duePaise, settledBy } from '@/domain/order/payment/payment';
import { closingLabels } from '@/i18n/en/backOffice/deliveries/closing';
import { useLabels } from '@/i18n/labels';
import { orderAddress } from '@/lib/addresses';
import { formatRupees } from '@/lib/number/money';

type Props = { readonly order: Order; readonly children?: ReactNode };

/** An order of a run whose day is being closed: its number, whose it is, and what is in it. */
export function OrderLine({ order, children }: Props) {
  const labels = useLabels(closingLabels);
  const due = duePaise(order);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link
          to={orderAddress(order.id)}
          className="inline-flex min-h-6 items-center font-mono text-sm text-brand underline"
        >
          {orderNumber(order.id)}
        </Link>
        <bdi className="font-semibold wrap-anywhere">{order.customerName || labels.noName}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft tabular-nums">
        <span>{labels.bottles(bottleCount(order))}</span>
        {order.status !== 'cancelled' && (
          <span>
            {due > 0 ? labels.stops.due(formatRupees(due)) : labels.stops.settled[settledBy(order)]}
          </span>
        )}
        {children}
      </p>
    </div>
  );
}
