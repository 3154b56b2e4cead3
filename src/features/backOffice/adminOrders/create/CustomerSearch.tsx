import { useMemo, useState } from 'react';
import { AccountLines } from '@/components/customer/AccountLines';
import { selectSearchableCustomers } from '@/data/customer/selectCustomers';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatDay } from '@/lib/time/dates';
import { useAppSelector } from '@/store/hooks';
import { useMirror } from '@/sync/mirror/useMirror';
import { Clamped } from '@/ui/Clamped';
import { TextField } from '@/ui/form/TextField';
import { findCustomers, type KnownCustomer } from './findCustomers';

type Props = { readonly onChoose: (customer: KnownCustomer) => void };

/**
 * Finds whom the shop knows, as staff keep them, mostly by the phone they are calling from. Anybody may order under another's
 * details: each is shown with what tells them apart.
 */
export function CustomerSearch({ onChoose }: Props) {
  const labels = useLabels(staffOrderLabels).create;
  const [query, setQuery] = useState('');
  // What staff keep of them. Until it is read, and where it cannot be, they are as their orders have them.
  useMirror('customers');
  const owner = useOutboxOwner();
  const customers = useAppSelector(state => selectSearchableCustomers(state, owner));
  const found = useMemo(() => findCustomers(customers, query), [customers, query]);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={labels.find}
        hint={labels.findHint}
        type="search"
        autoComplete="off"
        value={query}
        onChange={event => setQuery(event.target.value)}
        // The form is for the order: Enter here is not to place it.
        onKeyDown={event => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status" className="text-sm text-ink-soft">
        {found?.shown.length === 0 && labels.noneFound}
        {found && found.more > 0 && labels.moreFound(found.more)}
      </p>
      {found && found.shown.length > 0 && (
        <ul aria-label={labels.found} className="flex flex-col gap-2">
          {found.shown.map(customer => (
            <li key={customer.id}>
              <CustomerButton
                customer={customer}
                onChoose={() => {
                  setQuery('');
                  onChoose(customer);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ButtonProps = { readonly customer: KnownCustomer; readonly onChoose: () => void };

function CustomerButton({ customer, onChoose }: ButtonProps) {
  const labels = useLabels(staffOrderLabels).create;
  const { language } = useLabels(commonLabels);
  const { name, email, phone, orders, since, contactEmail } = customer;
  return (
    <button
      type="button"
      className="flex min-h-11 w-full flex-col rounded-control border border-line bg-surface px-4 py-2 text-left text-sm hover:bg-sunken"
      onClick={onChoose}
    >
      <Clamped text={name || email} className="text-base font-medium" />
      <span className="text-ink-soft tabular-nums">{phone}</span>
      {contactEmail !== 'own' && <Clamped text={email} className="text-ink-soft" />}
      <AccountLines customer={customer} />
      <span className="text-ink-soft">
        {[labels.ordersOf(orders), since && labels.since(formatDay(since, language))]
          .filter(Boolean)
          .join(', ')}
      </span>
    </button>
  );
}
