import { Check } from 'lucide-react';
import { type OrderStatus, progressPercent } from '@/domain/order/order';
import { STEPS, stepsDone } from '@/features/storefront/myOrders/shared/myOrdersRules';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';

type Props = { readonly orderId: string; readonly status: OrderStatus | null };

/** How far an order has come, as a bar of four steps (spec §2, §4). */
export function OrderProgress({ orderId, status }: Props) {
  const text = useLabels(customerLabels).track;
  const statusText = useLabels(commonLabels).status[status ?? 'unknown'];
  const percent = progressPercent(status);
  const done = stepsDone(status);
  return (
    <div
      role="progressbar"
      aria-label={text.progress(orderId)}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text.progressValue(statusText, percent)}
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
                {text.steps[step]}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
