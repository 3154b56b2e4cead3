import { orderFiltersLabels } from '@/i18n/en/backOffice/orderFilters';
import { useLabels } from '@/i18n/labels';
import { NO_FILTERS, type OrderFilters } from './orderFilters';

/** Predefined filters for daily work; each replaces every other filter. */
const VIEWS = [
  { name: 'today', filter: { due: 'today' } },
  { name: 'late', filter: { due: 'late' } },
  { name: 'cashUnpaid', filter: { payment: 'cashUnpaid' } },
] as const;

type Props = Pick<OrderFilters, 'due' | 'payment'> & {
  readonly onChange: (change: Partial<OrderFilters>) => void;
};

/** The lists that staff ask for every day, in one tap; a second tap shows all orders again. */
export function SavedViews({ due, payment, onChange }: Props) {
  const { views } = useLabels(orderFiltersLabels);
  return (
    <fieldset className="flex gap-1 overflow-x-auto">
      <legend className="sr-only">{views.label}</legend>
      {VIEWS.map(({ name, filter }) => {
        const chosen = 'due' in filter ? due === filter.due : payment === filter.payment;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={chosen}
            className="min-h-11 shrink-0 rounded-full border border-line-strong bg-surface px-2.5 text-sm font-semibold hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand xl:px-3.5"
            onClick={() => onChange(chosen ? NO_FILTERS : { ...NO_FILTERS, ...filter })}
          >
            {views[name]}
          </button>
        );
      })}
    </fieldset>
  );
}
