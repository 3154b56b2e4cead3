import { type Order, payablePaise } from '@/entities/order/order';
import { bottleCount } from '@/entities/order/orderList';
import { StatusBadge } from '@/entities/order/StatusBadge';
import { formatRupees } from '@/shared/lib/money';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { useOlderOrdersText } from '@/shared/text/olderOrdersText';
import { Clamped } from '@/shared/ui/Clamped';
import { OlderOrderLink } from './OlderOrderLink';
import { customerText, orderedText } from './orderTexts';

type Props = { readonly orders: readonly Order[] };

/** A page of older orders on a phone. */
export function OlderCards({ orders }: Props) {
  const text = useOlderOrdersText();
  const rowText = useBackOfficeText().orders;
  const common = useCommonText();
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
