import {
  Check,
  ChevronDown,
  CircleCheck,
  CircleX,
  Clock,
  type LucideIcon,
  Package,
  Truck,
} from 'lucide-react';
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { reasonText } from '@/components/order/reasonText';
import { StatusBadge } from '@/components/order/StatusBadge';
import { ProductImage } from '@/components/product/ProductImage';
import { type Order, type OrderStatus, progressPercent } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import type { Shop } from '@/domain/shop/shop';
import { CancellationNotice } from '@/features/storefront/myOrders/cancel/CancellationNotice';
import type { CancellationState } from '@/features/storefront/myOrders/cancel/cancellationState';
import { ReorderAction } from '@/features/storefront/myOrders/reorder/ReorderAction';
import { useItemsLine } from '@/features/storefront/myOrders/reorder/useItemsLine';
import { dueText, isPast } from '@/features/storefront/myOrders/shared/dueText';
import {
  type ShownItem,
  STEPS,
  shownDelivery,
  shownTotal,
  stepsDone,
} from '@/features/storefront/myOrders/shared/myOrdersRules';
import { cancelReasonsLabels } from '@/i18n/en/cancelReasons';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { inSentence } from '@/lib/text/inSentence';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { formatDay, formatTime } from '@/lib/time/dates';
import { useNow } from '@/store/useNow';
import { Button } from '@/ui/Button';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { OrderCardDetails } from './OrderCardDetails';

type OrderProgressProps = { readonly orderId: string; readonly status: OrderStatus | null };

/** How far an order has come, as a bar of four steps (spec §2, §4). */
function OrderProgress({ orderId, status }: OrderProgressProps) {
  const labels = useLabels(customerLabels).track;
  const statusText = useLabels(commonLabels).status[status ?? 'unknown'];
  const percent = progressPercent(status);
  const done = stepsDone(status);
  return (
    <div
      role="progressbar"
      aria-label={labels.progress(orderNumber(orderId))}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={labels.progressValue(statusText, percent)}
    >
      <div aria-hidden className="relative">
        <div className="absolute inset-x-0 top-3.5 h-1 -translate-y-1/2 rounded-full bg-line">
          <div
            className="h-full rounded-full bg-brand transition-[width] duration-500"
            style={{ width: `${percent}%` }}
          />
        </div>
        <ol className="relative grid grid-cols-4">
          {STEPS.map((step, index) => (
            <li key={step} className="flex flex-col items-center gap-1.5 text-center">
              <span
                className={`grid size-7 place-items-center rounded-full border-2 ${
                  index < done ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-surface'
                }`}
              >
                {index < done && <Check className="size-4" strokeWidth={3} />}
              </span>
              <span
                className={`text-xs sm:text-sm ${index < done ? 'font-semibold text-ink' : 'text-ink-soft'}`}
              >
                {labels.steps[step]}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

const ICONS: { readonly [status in OrderStatus | 'unknown']: LucideIcon } = {
  pending: Clock,
  processing: Package,
  shipped: Truck,
  delivered: CircleCheck,
  cancelled: CircleX,
  unknown: Package,
};

const DeliveryNews = lazyPart(() => import('./delivery/DeliveryNews').then(part => part.DeliveryNews));

/** How many pictures stand for what an order holds. */
const THUMBNAILS = 3;

type Props = {
  readonly order: Order;
  readonly items: readonly ShownItem[];
  readonly userId: string;
  readonly shop: Shop;
  readonly cancellation: CancellationState;
  /** The order just placed opens by itself. */
  readonly initiallyOpen: boolean;
};

export function OrderCard({ order, items, userId, shop, cancellation, initiallyOpen }: Props) {
  const { track: labels, order: orderText } = useLabels(customerLabels);
  const { language } = useLabels(commonLabels);
  const what = useItemsLine(items);
  const reasons = useLabels(cancelReasonsLabels);
  const [open, setOpen] = useState(initiallyOpen);
  const detailsId = useId();
  const headingId = useId();
  const Icon = ICONS[order.status ?? 'unknown'];
  const totalPaise = shownTotal(order, items);
  const cancelled = order.status === 'cancelled';
  const cancelledAt = order.statusTimes.cancelled;
  const delivered = order.status === 'delivered';
  const deliveredAt = delivered ? order.statusTimes.delivered : undefined;
  const at = delivered || cancelled ? null : shownDelivery(order);
  const arrival = at && { at, slot: order.delivery?.slot };
  const nowMs = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const [timesAsked, setTimesAsked] = useState(0);
  const onAskedToCancel = useCallback(() => setTimesAsked(times => times + 1), []);
  // When the dialog has given the focus back to a button that goes with the answer; in the same frame, so that the focus is
  // never nowhere.
  useLayoutEffect(() => {
    if (timesAsked > 0) heading.current?.focus();
  }, [timesAsked]);
  return (
    <article
      aria-labelledby={headingId}
      className="flex flex-col gap-5 rounded-card bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="relative flex shrink-0 pr-2 pb-1">
          {items.slice(0, THUMBNAILS).map((item, at) => (
            <ProductImage
              // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change
              key={at}
              {...item}
              className={`h-16 w-12 rounded-control border-2 border-surface ${at > 0 ? '-ml-5' : ''}`}
            />
          ))}
          <span
            className={`grid size-7 place-items-center rounded-full border-2 border-surface ${
              items.length > 0 ? 'absolute right-0 bottom-0' : ''
            } ${cancelled ? 'bg-bad-soft text-bad' : 'bg-brand-soft text-brand'}`}
          >
            <Icon aria-hidden className="size-4" />
          </span>
        </div>
        <div className="min-w-0 grow basis-40">
          <p className="line-clamp-2 text-lg leading-snug font-bold wrap-anywhere">{what}</p>
          {arrival && (
            <p className={`font-semibold ${isPast(arrival, nowMs) ? 'text-warn' : 'text-brand'}`}>
              {dueText(arrival, orderText, language, nowMs)}
            </p>
          )}
          {deliveredAt && (
            <p className="text-sm font-semibold text-good">
              {labels.deliveredOn(formatDay(deliveredAt, language))}
            </p>
          )}
          <div className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
            <h2 id={headingId} ref={heading} tabIndex={-1} className="wrap-anywhere outline-none">
              {labels.order(orderNumber(order.id))}
            </h2>
            <p>
              {order.orderedAt ? labels.placedOn(formatDay(order.orderedAt, language)) : labels.dateUnknown}
            </p>
          </div>
        </div>
        <div className="flex w-full items-center justify-between gap-4 sm:w-auto">
          <span aria-live="polite" aria-atomic="true">
            <span className="sr-only">{labels.statusOf(orderNumber(order.id))} </span>
            <StatusBadge status={order.status} />
          </span>
          {totalPaise !== null && (
            <span className="text-lg font-bold tabular-nums">{formatRupees(totalPaise)}</span>
          )}
        </div>
      </div>
      {cancelled ? (
        <div className="rounded-control bg-bad-soft px-4 py-3 font-medium text-bad">
          <p>{labels.cancelled}</p>
          {cancelledAt && (
            <p className="text-sm">
              {labels.at(formatDay(cancelledAt, language), formatTime(cancelledAt, language))}
            </p>
          )}
          {order.cancelReason && (
            <p className="line-clamp-3 text-sm wrap-anywhere">
              {labels.cancelledReason(inSentence(reasonText(order.cancelReason, reasons), MAX_CHARS.reason))}
            </p>
          )}
        </div>
      ) : (
        <OrderProgress orderId={order.id} status={order.status} />
      )}
      {(order.run || order.attempt) && (
        // Its place, for what is said on most days.
        <div className={order.status === 'shipped' ? 'min-h-18' : 'contents'}>
          <DeliveryNews order={order} />
        </div>
      )}
      <CancellationNotice orderId={order.id} state={cancellation} onAnswered={onAskedToCancel} />
      <div className="flex flex-wrap items-start gap-3">
        {delivered && <ReorderAction items={items} />}
        <Button
          variant="secondary"
          className="w-fit"
          aria-expanded={open}
          aria-controls={open ? detailsId : undefined}
          aria-describedby={headingId}
          onClick={() => setOpen(!open)}
        >
          {open ? labels.hide : labels.show}
          <ChevronDown aria-hidden className={`size-5 transition-transform ${open ? 'rotate-180' : ''}`} />
        </Button>
      </div>
      {open && (
        <OrderCardDetails
          id={detailsId}
          order={order}
          items={items}
          totalPaise={totalPaise}
          userId={userId}
          shop={shop}
          cancellation={cancellation}
          onAskedToCancel={onAskedToCancel}
        />
      )}
    </article>
  );
}
