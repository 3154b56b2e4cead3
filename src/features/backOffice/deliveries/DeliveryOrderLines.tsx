import { Link } from 'react-router-dom';
import { UnsentMark } from '@/components/outbox/UnsentMark';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import type { Order } from '@/domain/order/order';
import { bottleCount } from '@/domain/order/orderList';
import { orderNumber } from '@/domain/order/orderNumber';
import { placeText } from '@/domain/order/orderPlace';
import { duePaise, settledBy } from '@/domain/order/payment/payment';
import { deliveriesLabels } from '@/i18n/en/backOffice/deliveries/deliveries';
import { runsLabels } from '@/i18n/en/backOffice/deliveries/runs';
import { useLabels } from '@/i18n/labels';
import { orderAddress } from '@/lib/addresses';
import { formatRupees } from '@/lib/number/money';
import { inSentence } from '@/lib/text/inSentence';
import { MAX_CHARS } from '@/lib/text/textLimits';

type Props = {
  readonly order: Order;
  readonly edits: EditsOfOrder | undefined;
  /** What else is to be said of it. */
  readonly beside?: string | undefined;
  /** It is good news. */
  readonly good?: boolean;
};

/** An order where it is planned: its number, who gets it and where, how much it is, and how it went the last time. */
export function DeliveryOrderLines({ order, edits, beside, good = false }: Props) {
  const { order: labels } = useLabels(deliveriesLabels);
  const { attempt: reasons } = useLabels(runsLabels);
  const { attempt } = order;
  const due = duePaise(order);
  const tried = attempt && [reasons[attempt.reason], inSentence(attempt.note, MAX_CHARS.stopNote)];
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link
          to={orderAddress(order.id)}
          className="inline-flex min-h-6 items-center font-mono text-sm text-brand underline"
          draggable={false}
        >
          {orderNumber(order.id)}
        </Link>
        <bdi className="font-semibold wrap-anywhere">{order.customerName || labels.noName}</bdi>
      </p>
      <p className="text-sm wrap-anywhere">{placeText(order)}</p>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft tabular-nums">
        <span>{labels.bottles(bottleCount(order))}</span>
        <span>{due > 0 ? labels.collect(formatRupees(due)) : labels.settled[settledBy(order)]}</span>
        {beside && <span className={`font-semibold ${good ? 'text-good' : 'text-bad'}`}>{beside}</span>}
        {edits?.waiting && <UnsentMark />}
        {edits && edits.failed.length > 0 && <span className="text-bad">{labels.notSaved}</span>}
      </p>
      {tried && (
        <p className="text-sm wrap-anywhere text-warn">{labels.lastTry(tried.filter(Boolean).join(', '))}</p>
      )}
    </div>
  );
}
