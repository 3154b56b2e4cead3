// @bundle on-demand

import { skipToken } from '@reduxjs/toolkit/query';
import type { Order } from '@/domain/order/order';
import { duePaise } from '@/domain/order/payment/payment';
import { stopsBefore } from '@/domain/run/runRules';
import { shownDelivery } from '@/features/storefront/myOrders/shared/myOrdersRules';
import { commonLabels } from '@/i18n/en/common';
import { deliveryNewsLabels } from '@/i18n/en/deliveryNews';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { inSentence } from '@/lib/text/inSentence';
import { dayWithSlot, slotText } from '@/lib/time/slot';
import { formatWeekday } from '@/lib/time/weekday';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppSelector } from '@/store/hooks';
import { runProgressApi } from './runProgressApi';

/** How often it is asked how far the driver is, while the page is looked at, in milliseconds. */
const POLL_INTERVAL_MS = 60_000;

type Props = { readonly order: Order };

/** Of an order that is out: when it comes, and about how many stops come before. Asked for while it is out, and only then. */
function OnItsWay({ order: { run, delivery } }: Props) {
  const labels = useLabels(deliveryNewsLabels);
  const { language } = useLabels(commonLabels);
  const online = useAppSelector(selectOnline);
  const { data: done } = runProgressApi.useGetStopCountQuery(run?.id || skipToken, {
    pollingInterval: online ? POLL_INTERVAL_MS : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <p className="font-semibold">
        {[labels.out, delivery && slotText(delivery.slot, language)].filter(Boolean).join(' · ')}
      </p>
      {/* Reserves the space, so that nothing moves when it loads. */}
      <p className="min-h-6">
        {run && typeof done === 'number' && labels.stopsBefore(stopsBefore(run.stop, done))}
      </p>
    </>
  );
}

function HandedOver({ order }: Props) {
  const labels = useLabels(deliveryNewsLabels);
  const { handover, payment } = order;
  const due = duePaise(order);
  const isPaid = payment?.method && (payment.state === 'paid' || payment.state === 'partly');
  return (
    <>
      {handover && (
        <p className="font-semibold wrap-anywhere">
          {handover.to ? labels.handedTo(inSentence(handover.to)) : labels.handedOver}
        </p>
      )}
      {isPaid && payment.method && (
        <p className="tabular-nums">
          {labels.paid(formatRupees(payment.amountPaise), labels.methods[payment.method])}
        </p>
      )}
      {due > 0 && <p className="tabular-nums">{labels.unpaid(formatRupees(due))}</p>}
    </>
  );
}

function TriedInVain({ order }: Props) {
  const labels = useLabels(deliveryNewsLabels);
  const { language } = useLabels(commonLabels);
  const again = shownDelivery(order);
  return (
    <>
      {order.attempt && <p className="font-semibold">{labels.failed[order.attempt.reason]}</p>}
      {again && (
        <p>{labels.again(dayWithSlot(formatWeekday(again, language), order.delivery?.slot, language))}</p>
      )}
    </>
  );
}

/** How far an order on its way is, and what happened at the door. */
export function DeliveryNews({ order }: Props) {
  const { status, run, handover, attempt } = order;
  const isWaiting = status === 'pending' || status === 'processing';
  const [News, look] =
    status === 'shipped' && run?.id
      ? [OnItsWay, 'bg-brand-soft']
      : status === 'delivered' && handover
        ? [HandedOver, 'bg-good-soft text-good']
        : isWaiting && attempt
          ? [TriedInVain, 'bg-warn-soft text-warn']
          : [null, ''];
  return (
    News && (
      <div className={`rounded-control px-4 py-3 ${look}`}>
        <News order={order} />
      </div>
    )
  );
}
