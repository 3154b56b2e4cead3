import { PAYMENT_METHODS } from '@/domain/order/order';
import { orderFiltersLabels } from '@/i18n/en/backOffice/orderFilters';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { DATE_CHOICES, dayIn, type OrderFilters } from './orderFilters';
import { type OrderSort, parseSort, sortText } from './orderSort';

type SortFieldProps = { readonly sort: OrderSort; readonly onSort: (sort: OrderSort) => void };

/** How orders are sorted, where there are no columns. */
function SortField({ sort, onSort }: SortFieldProps) {
  const labels = useLabels(orderFiltersLabels);
  return (
    <SelectField
      label={labels.sort}
      value={sortText(sort)}
      options={Object.entries(labels.sorts).map(([value, label]) => ({ value, label }))}
      onChoose={chosen => onSort(parseSort(chosen))}
    />
  );
}

type Props = {
  readonly filters: OrderFilters;
  /** Cards have no heads of columns to press. */
  readonly withSort: boolean;
  readonly onChange: (change: Partial<OrderFilters>) => void;
};

/** When orders were placed and how they are paid, and how they are sorted. */
export function OrderFilterFields({ filters, withSort, onChange }: Props) {
  const labels = useLabels(orderFiltersLabels);
  const common = useLabels(commonLabels);
  const { date, from, to, payment } = filters;
  return (
    <>
      <SelectField
        label={labels.date}
        value={date ?? ''}
        options={[
          { value: '', label: labels.dates.any },
          ...DATE_CHOICES.map(choice => ({ value: choice, label: labels.dates[choice] })),
        ]}
        onChoose={chosen => onChange({ date: chosen || null })}
      />
      <SelectField
        label={labels.payment}
        value={payment ?? ''}
        options={[
          { value: '', label: labels.anyPayment },
          ...PAYMENT_METHODS.map(method => ({ value: method, label: common.payment[method] })),
        ]}
        onChoose={chosen => onChange({ payment: chosen || null })}
      />
      {date === 'custom' && (
        <div className="grid gap-4 min-[26rem]:grid-cols-2 md:col-span-2 md:col-start-2">
          <TextField
            label={labels.from}
            type="date"
            value={from ?? ''}
            onChange={event => onChange({ from: dayIn(event.target.value) })}
          />
          <TextField
            label={labels.to}
            type="date"
            value={to ?? ''}
            onChange={event => onChange({ to: dayIn(event.target.value) })}
          />
        </div>
      )}
      {withSort && <SortField sort={filters.sort} onSort={sort => onChange({ sort })} />}
    </>
  );
}
