import { useLocation } from 'react-router-dom';
import type { Order } from '@/domain/order/order';
import {
  matchesFilter,
  ORDER_FILTERS,
  type OrderFilter,
  readFilter,
  withFilter,
} from '@/features/storefront/myOrders/shared/orderFilter';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { useAddressParams } from '@/ui/useAddressParams';

/** The filter in the address, and how to change it. */
export function useOrderFilter(): readonly [OrderFilter, (filter: OrderFilter) => void] {
  const [params, setParams] = useAddressParams();
  const { state } = useLocation();
  return [
    readFilter(params),
    // What the history entry says of a purchase stays with it.
    filter => setParams(current => withFilter(current, filter), { replace: true, state }),
  ];
}

type Props = {
  readonly orders: readonly Pick<Order, 'status'>[];
  readonly filter: OrderFilter;
  readonly onFilter: (filter: OrderFilter) => void;
};

/** Which orders to show, and how many there are of each. */
export function FilterChips({ orders, filter, onFilter }: Props) {
  const labels = useLabels(customerLabels).track.filter;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{labels.label}</legend>
      {ORDER_FILTERS.map(choice => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === filter}
          onClick={() => onFilter(choice)}
          className="min-h-11 rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold transition-colors hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
        >
          {labels.count(labels[choice], orders.filter(order => matchesFilter(order, choice)).length)}
        </button>
      ))}
    </fieldset>
  );
}
