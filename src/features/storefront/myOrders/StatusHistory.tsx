import type { Order } from '@/domain/order/order';
import { statusHistory } from '@/domain/order/statusHistory';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { formatDay, formatTime } from '@/lib/time/dates';

type Props = { readonly order: Order };

/** What happened to an order, and when. */
export function StatusHistory({ order }: Props) {
  const text = useLabels(customerLabels).track;
  const { language } = useLabels(commonLabels);
  const steps = statusHistory(order);
  if (steps.length === 0) return null;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-sm font-semibold text-ink-soft">{text.history}</h3>
      <ol className="mt-3 flex flex-col gap-2">
        {steps.map(({ status, at }) => (
          <li key={status} className="flex flex-wrap justify-between gap-x-4">
            <span className={status === 'cancelled' ? 'font-semibold text-bad' : 'font-semibold'}>
              {text.historySteps[status]}
            </span>
            <time dateTime={at} className="text-ink-soft tabular-nums">
              {text.at(formatDay(at, language), formatTime(at, language))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
