import { StatusBadge } from '@/components/order/StatusBadge';
import { type Order, payablePaise } from '@/domain/order/order';
import { bottleCount } from '@/domain/order/orderList';
import { customerText, orderedText } from '@/features/backOffice/adminOrders/shared/orderTexts';
import { adminOrdersLabels } from '@/i18n/en/adminOrders';
import { commonLabels } from '@/i18n/en/common';
import { olderOrdersLabels } from '@/i18n/en/olderOrders';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { Clamped } from '@/ui/Clamped';
import { OlderOrderLink } from './OlderOrderLink';

type Props = { readonly orders: readonly Order[] };

/** A page of older orders on a phone. */
export function OlderCards({ orders }: Props) {
  const text = useLabels(olderOrdersLabels);
  const rowText = useLabels(adminOrdersLabels);
  const common = useLabels(commonLabels);
  return (
    <ul aria-label={text.caption} className="flex flex-col gap-3">
      {orders.map(order => (
        <li key={order.id} className="rounded-card border border-line bg-surface p-4 shadow-card">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <OlderOrderLink orderId={order.id} />
            <StatusBadge status={order.status} />
          </div>
          <p className="mt-1 font-semibold">
            <Clamped text={customerText(order, rowText)} />
          </p>
          <p className="text-sm text-ink-soft">{orderedText(order, rowText, common)}</p>
          <p className="mt-2 flex items-baseline gap-2">
            <span className="font-semibold tabular-nums">{formatRupees(payablePaise(order))}</span>
            <span className="text-sm text-ink-soft">{rowText.units(bottleCount(order))}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
