import { reopensRefunded, unusualMove } from '@/domain/order/edit/statusMove';
import type { OrderStatus } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { paidPaise } from '@/domain/order/payment/payment';
import { customerText } from '@/features/backOffice/adminOrders/shared/orderLabels';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { orderActionsLabels } from '@/i18n/en/backOffice/orderActions';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { Clamped } from '@/ui/Clamped';
import { skipText, tally } from './bulkLabels';
import type { BulkPlan } from './bulkStatusRules';

type Props = {
  readonly plan: BulkPlan;
  readonly to: OrderStatus;
  readonly unusual: boolean;
  /** Whether what is on the shelves is known here. */
  readonly stockKnown: boolean;
  readonly onUnusual: (unusual: boolean) => void;
};

/** What will change, what stays and why, and what becomes of the stock. */
export function BulkPreview({
  plan: { planned, returned, taken },
  to,
  unusual,
  stockKnown,
  onUnusual,
}: Props) {
  const labels = useLabels(orderActionsLabels).status;
  const orders = useLabels(adminOrdersLabels);
  const common = useLabels(commonLabels);
  const changing = planned.filter(({ skipped }) => skipped === null);
  const refunded = changing.filter(({ order }) => reopensRefunded(order, to)).length;
  const paid = to === 'cancelled' ? changing.filter(({ order }) => paidPaise(order) > 0) : [];
  const toGiveBack = paid.reduce((sum, { order }) => sum + paidPaise(order), 0);
  const reasons = planned.flatMap(({ skipped }) => (skipped ? skipText(skipped, to, labels, common) : []));
  const unusualCount = planned.filter(({ order }) => unusualMove(order.status, to)).length;
  const nameOf = (status: OrderStatus | null) => common.status[status ?? 'unknown'];
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="flex flex-col gap-4">
        <div className="rounded-control bg-sunken p-4">
          <p className="font-semibold">
            {changing.length === 0 ? labels.noChanges : labels.changes(changing.length, nameOf(to))}
          </p>
          <ul className="text-ink-soft tabular-nums">
            {tally(changing.map(({ order }) => nameOf(order.status))).map(([from, count]) => (
              <li key={from}>{labels.change(from, nameOf(to), count)}</li>
            ))}
          </ul>
          {returned > 0 && <p className="mt-2">{labels.returned(returned)}</p>}
          {taken > 0 && <p className="mt-2">{labels.taken(taken)}</p>}
          {taken > 0 && !stockKnown && <p className="text-ink-soft">{labels.stockUnknown}</p>}
          {refunded > 0 && <p className="mt-2 text-warn">{labels.refunded(refunded)}</p>}
          {paid.length > 0 && (
            <p className="mt-2 text-warn">{labels.giveBack(paid.length, formatRupees(toGiveBack))}</p>
          )}
          {changing.length > 0 && returned + taken === 0 && <p className="mt-2">{labels.stockStays}</p>}
        </div>
        {reasons.length > 0 && (
          <div>
            <p className="font-semibold">{labels.skipped(reasons.length)}</p>
            <ul className="list-disc pl-5 text-ink-soft tabular-nums">
              {tally(reasons).map(([reason, count]) => (
                <li key={reason}>{labels.count(reason, count)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {unusualCount > 0 && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-brand"
            checked={unusual}
            onChange={event => onUnusual(event.target.checked)}
          />
          {labels.include(unusualCount)}
        </label>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-brand">{labels.each}</summary>
        <ul className="divide-y divide-line">
          {planned.map(({ order, skipped }) => (
            <li key={order.id} className="py-2 text-sm">
              <span className="font-mono break-all">{orderNumber(order.id)}</span>
              <Clamped text={customerText(order, orders)} />
              <span className="block text-ink-soft">
                {skipped
                  ? labels.stays(skipText(skipped, to, labels, common))
                  : orders.queued.change(orders.dialog.status, nameOf(order.status), nameOf(to))}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
