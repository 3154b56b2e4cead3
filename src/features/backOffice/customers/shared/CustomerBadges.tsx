import { NotSavedBadge } from '@/components/outbox/NotSaved';
import { UnsentMark } from '@/components/outbox/UnsentMark';
import type { ChangesOfCustomer } from '@/data/customer/queuedCustomers';
import type { Customer } from '@/domain/customer/customer';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';
import { problemText } from './customerFieldLabels';

type StatusProps = {
  readonly customer: Customer;
  readonly changes: ChangesOfCustomer | undefined;
};

/** A customer's status, and whether what is shown is only this device's so far. */
export function CustomerStatusBadge({ customer: { status }, changes }: StatusProps) {
  const labels = useLabels(customersLabels);
  return (
    <span className="flex flex-col items-start gap-1.5">
      <span
        className={`rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${status === 'active' ? 'bg-good-soft text-good' : 'bg-sunken text-ink-soft'}`}
      >
        {labels.status[status]}
      </span>
      {changes?.waiting && <UnsentMark />}
    </span>
  );
}

type FailedProps = { readonly changes: ChangesOfCustomer | undefined };

/** Beside the customer as they are: the change that could not be saved, why, and where it is stored. */
export function FailedCustomerBadge({ changes }: FailedProps) {
  const labels = useLabels(customersLabels);
  const failed = changes?.failed.at(-1);
  return failed && <NotSavedBadge what={labels.queued.notSaved} why={problemText(failed.problem, labels)} />;
}
