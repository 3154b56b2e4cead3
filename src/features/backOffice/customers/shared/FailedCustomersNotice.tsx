import { NotSavedNotice } from '@/components/outbox/NotSaved';
import type { OverlaysWithChanges } from '@/data/customer/queuedCustomers';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';

type Props = { readonly changesOf: OverlaysWithChanges['changesOf'] };

/** How many changes failed: their customers may be on another page, or were never made. */
export function FailedCustomersNotice({ changesOf }: Props) {
  const { queued: labels } = useLabels(customersLabels);
  const count = [...changesOf.values()].reduce((sum, { failed }) => sum + failed.length, 0);
  if (count === 0) return null;
  return <NotSavedNotice said={labels.failedCount(count)} />;
}
