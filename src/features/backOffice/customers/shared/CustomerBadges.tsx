import { Link } from 'react-router-dom';
import type { ChangesOfCustomer } from '@/data/customer/queuedCustomers';
import type { Customer } from '@/domain/customer/customer';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
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
      {changes?.waiting && (
        <span className="text-sm font-semibold whitespace-nowrap text-warn">{labels.queued.waiting}</span>
      )}
    </span>
  );
}

type FailedProps = { readonly changes: ChangesOfCustomer | undefined };

/** Beside the customer as they are: the change that could not be saved, why, and where it is stored. */
export function FailedCustomerBadge({ changes }: FailedProps) {
  const labels = useLabels(customersLabels);
  const failed = changes?.failed.at(-1);
  if (!failed) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 rounded-control bg-bad-soft px-4 py-2 text-sm">
      <div className="min-w-48 flex-1 py-1">
        <p className="font-semibold text-bad">{labels.queued.notSaved}</p>
        <p className="wrap-anywhere">{problemText(failed.problem, labels)}</p>
      </div>
      <Link
        to={PATHS.adminOutbox}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline"
      >
        {labels.queued.toOutbox}
      </Link>
    </div>
  );
}
