import { Clock, CloudOff, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { whenText } from '@/components/order/deliveryText';
import { itemLabel } from '@/components/order/itemLabel';
import { problemText } from '@/components/order/orderProblemText';
import { useOutboxLabels } from '@/components/outbox/outboxLabels';
import { useProductNames } from '@/components/product/useProductNames';
import { orderNumber } from '@/domain/order/orderNumber';
import { parseOrderProblem } from '@/domain/order/placing/orderProblem';
import { priceOrder } from '@/domain/order/pricing';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { deliveryLabels } from '@/i18n/en/delivery';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { PATHS } from '@/lib/paths';
import { formatDateTime, formatTime } from '@/lib/time/dates';
import { isOnHold, isRefused } from '@/sync/outbox/commandState';
import { rateLimitedUntil } from '@/sync/outbox/rateLimit';
import { buttonClass } from '@/ui/Button';
import type { WaitingOrder } from './useWaitingOrders';

/** An order that is only on this device so far. */
export function WaitingOrderCard({ order, entry }: WaitingOrder) {
  const { track: labels, order: orderText } = useLabels(customerLabels);
  const { language } = useLabels(commonLabels);
  const delivery = useLabels(deliveryLabels);
  const nameOf = useProductNames();
  const headingId = useId();
  const { queued, turn: turnText, paused, pausedHint } = useOutboxLabels();
  const limitedUntil = rateLimitedUntil(entry);
  const isPausedForEditing = isOnHold(entry);
  const failed = isRefused(entry);
  const Icon = failed ? TriangleAlert : limitedUntil === null ? CloudOff : Clock;
  const { grandTotalPaise } = priceOrder(order.items, order.shop);
  return (
    <article
      aria-labelledby={headingId}
      className="flex flex-col gap-4 rounded-card border-2 border-dashed border-line-strong bg-surface p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span
          className={`grid size-12 shrink-0 place-items-center rounded-full ${failed ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn'}`}
        >
          <Icon aria-hidden className="size-6" />
        </span>
        <div className="min-w-0 grow">
          <h2 id={headingId} className="text-lg font-bold wrap-anywhere">
            {labels.order(orderNumber(order.id))}
          </h2>
          {/* Not `placedOn`: only the shop can say that an order is placed. */}
          <p className="text-sm text-ink-soft">{queued(formatDateTime(entry.queuedAt, language))}</p>
        </div>
        <div className="flex w-full items-center justify-between gap-4 sm:w-auto">
          <span
            className={`rounded-full px-3 py-1 text-sm font-semibold ${failed ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn'}`}
          >
            {failed ? labels.notPlaced : isPausedForEditing ? paused : labels.waiting}
          </span>
          <span className="text-lg font-bold tabular-nums">{formatRupees(grandTotalPaise)}</span>
        </div>
      </div>
      <ul className="text-ink-soft">
        {order.items.map(item => (
          <li key={item.productId}>
            {itemLabel({ ...item, productName: nameOf(item.productId, item.productName) }, labels.itemLine)}
          </li>
        ))}
      </ul>
      {order.delivery && <p>{orderText.arrivesAt(whenText(order.delivery, language))}</p>}
      <div className="flex flex-col gap-2">
        {limitedUntil !== null && (
          <p className="text-sm">{turnText(formatTime(new Date(limitedUntil).toISOString(), language))}</p>
        )}
        {isPausedForEditing && <p className="font-semibold">{pausedHint}</p>}
        {failed && (
          <p className="font-semibold text-bad wrap-anywhere">
            {problemText(parseOrderProblem(entry.failure?.reason), orderText, delivery, language, nameOf)}
          </p>
        )}
        {!isPausedForEditing && <p className="text-sm text-ink-soft">{labels.cancelHint}</p>}
        <Link to={PATHS.outbox} className={buttonClass('secondary', 'w-fit')}>
          {labels.toOutbox}
        </Link>
      </div>
    </article>
  );
}
