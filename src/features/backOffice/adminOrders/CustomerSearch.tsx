import { useMemo, useState } from 'react';
import type { Order } from '@/entities/order/order';
import { useStaffOrderText } from '@/shared/text/staffOrderText';
import { TextField } from '@/shared/ui/TextField';
import { findCustomers, type KnownCustomer } from './findCustomers';

type Props = {
  /** All of them, the newest first. */
  readonly orders: readonly Order[];
  readonly onChoose: (customer: KnownCustomer) => void;
};

/** Finds who has ordered before, mostly by the phone they are calling from. */
export function CustomerSearch({ orders, onChoose }: Props) {
  const text = useStaffOrderText().create;
  const [query, setQuery] = useState('');
  const found = useMemo(() => findCustomers(orders, query), [orders, query]);
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
            <li key={customer.key}>
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
