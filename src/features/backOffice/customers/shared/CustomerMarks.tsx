import { Link } from 'react-router-dom';
import type { ChangesOfCustomer } from '@/data/customer/queuedCustomers';
import type { Customer } from '@/domain/customer/customer';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { problemText } from './customerTexts';

type StatusProps = {
  readonly customer: Customer;
  readonly changes: ChangesOfCustomer | undefined;
};

/** A customer's status, and whether what is shown is only this device's so far. */
export function CustomerStatusMark({ customer: { status }, changes }: StatusProps) {
  const text = useLabels(customersLabels);
  return (
    <span className="flex flex-col items-start gap-1.5">
      <span
        className={`rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${status === 'active' ? 'bg-good-soft text-good' : 'bg-sunken text-ink-soft'}`}
      >
        {text.status[status]}
      </span>
      {changes?.waiting && (
        <span className="text-sm font-semibold whitespace-nowrap text-warn">{text.queued.waiting}</span>
      )}
    </span>
  );
}

type SetAsideProps = { readonly changes: ChangesOfCustomer | undefined };

/** Beside the customer as they are: the change that could not be saved, why, and where it is kept. */
export function SetAsideMark({ changes }: SetAsideProps) {
  const text = useLabels(customersLabels);
  const setAside = changes?.setAside.at(-1);
  if (!setAside) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 rounded-control bg-bad-soft px-4 py-2 text-sm">
      <div className="min-w-48 flex-1 py-1">
        <p className="font-semibold text-bad">{text.queued.notSaved}</p>
        <p className="wrap-anywhere">{problemText(setAside.problem, text)}</p>
      </div>
      <Link
        to={PATHS.adminOutbox}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline"
      >
        {text.queued.toOutbox}
      </Link>
    </div>
  );
}
