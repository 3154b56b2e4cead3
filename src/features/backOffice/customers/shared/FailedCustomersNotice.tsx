import { Link } from 'react-router-dom';
import type { OverlaysWithChanges } from '@/data/customer/queuedCustomers';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { buttonClass } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

type Props = { readonly changesOf: OverlaysWithChanges['changesOf'] };

/** How many changes failed: their customers may be on another page, or were never made. */
export function FailedCustomersNotice({ changesOf }: Props) {
  const { queued: labels } = useLabels(customersLabels);
  const count = [...changesOf.values()].reduce((sum, { failed }) => sum + failed.length, 0);
  if (count === 0) return null;
  return (
    <Notice tone="bad">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-60 flex-1">{labels.failedCount(count)}</p>
        <Link to={PATHS.adminOutbox} className={buttonClass('secondary')}>
          {labels.toOutbox}
        </Link>
      </div>
    </Notice>
  );
}
