import { useMemo, useState } from 'react';
import { selectSearchableCustomers } from '@/entities/customer/selectCustomers';
import { useOutboxOwner } from '@/entities/order/useOrdersWithEdits';
import { useReplica } from '@/entities/replica/useReplica';
import { useAppSelector } from '@/shared/redux/hooks';
import { useStaffOrderText } from '@/shared/text/staffOrderText';
import { TextField } from '@/shared/ui/TextField';
import { findCustomers, type KnownCustomer } from './findCustomers';

type Props = { readonly onChoose: (customer: KnownCustomer) => void };

/** Finds whom the shop knows, as staff keep them, mostly by the phone they are calling from. */
export function CustomerSearch({ onChoose }: Props) {
  const text = useStaffOrderText().create;
  const [query, setQuery] = useState('');
  // What staff keep of them. Until it is read, and where it cannot be, they are as their orders have them.
  useReplica('customers');
  const owner = useOutboxOwner();
  const customers = useAppSelector(state => selectSearchableCustomers(state, owner));
  const found = useMemo(() => findCustomers(customers, query), [customers, query]);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={text.find}
        hint={text.findHint}
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
        {found?.length === 0 && text.noneFound}
      </p>
      {found && found.length > 0 && (
        <ul aria-label={text.found} className="flex flex-col gap-2">
          {found.map(customer => (
            <li key={customer.id}>
              <button
                type="button"
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 rounded-control border border-line bg-surface px-4 py-2 text-left hover:bg-sunken"
                onClick={() => {
                  setQuery('');
                  onChoose(customer);
                }}
              >
                <span className="min-w-0">
                  <span className="block font-medium wrap-anywhere">{customer.name || customer.email}</span>
                  <span className="text-sm text-ink-soft tabular-nums">{customer.phone}</span>
                </span>
                <span className="text-sm text-ink-soft">{text.ordersOf(customer.orders)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
