import { Clock, CloudOff } from 'lucide-react';
import { orderNumber } from '@/domain/order/orderNumber';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { formatTime } from '@/lib/time/dates';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { rateLimitedUntil } from '@/sync/outbox/rateLimit';

type Props = { readonly saved: CommandRecord };

/** Before the server has answered: what is true of the order, and no more. */
export function SavedBanner({ saved }: Props) {
  const labels = useLabels(customerLabels).track;
  const { language } = useLabels(commonLabels);
  const limitedUntil = rateLimitedUntil(saved);
  const Icon = limitedUntil === null ? CloudOff : Clock;
  return (
    <div
      role="status"
      className="flex gap-4 rounded-card border border-warn/40 bg-warn-soft px-5 py-4 text-warn"
    >
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0">
        <p className="font-bold">{labels.savedHeading}</p>
        <p className="wrap-anywhere">
          {limitedUntil === null
            ? labels.savedBody(orderNumber(saved.id))
            : labels.savedTurn(
                orderNumber(saved.id),
                formatTime(new Date(limitedUntil).toISOString(), language),
              )}
        </p>
      </div>
    </div>
  );
}
