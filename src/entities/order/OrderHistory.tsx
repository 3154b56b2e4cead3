import { formatDay, formatTime } from '@/shared/lib/dates';
import { inSentence } from '@/shared/lib/inSentence';
import { LONGEST } from '@/shared/lib/textLimits';
import { useCommonText } from '@/shared/text/commonText';
import { useStaffOrderText } from '@/shared/text/staffOrderText';
import type { Order } from './order';
import { statusHistory } from './statusHistory';

type Props = { readonly order: Order };

/** What happened to an order and when; of a cancelled one also why, and where its bottles are. */
export function OrderHistory({ order }: Props) {
  const text = useStaffOrderText().details;
  const { language, status: names } = useCommonText();
  const steps = statusHistory(order);
  return (
    <section>
      <h3 className="font-semibold">{text.history}</h3>
      {steps.length === 0 && <p className="mt-2 text-ink-soft">{text.noHistory}</p>}
      <ol className="mt-2 flex flex-col gap-2">
        {steps.map(({ status, at }) => (
          <li key={status} className="flex flex-wrap justify-between gap-x-4">
            <span className={`font-medium ${status === 'cancelled' ? 'text-bad' : ''}`}>
              {status === 'pending' ? text.placed : names[status]}
            </span>
            <time dateTime={at} className="text-ink-soft tabular-nums">
              {formatDay(at, language)}, {formatTime(at)}
            </time>
          </li>
        ))}
      </ol>
      {order.status === 'cancelled' && (
        <div className="mt-3 flex flex-col gap-1 text-sm text-ink-soft">
          {order.cancelReason && (
            <p className="wrap-anywhere">{text.reason(inSentence(order.cancelReason, LONGEST.reason))}</p>
          )}
          <p>{order.restocked ? text.restocked : text.notRestocked}</p>
        </div>
      )}
    </section>
  );
}
