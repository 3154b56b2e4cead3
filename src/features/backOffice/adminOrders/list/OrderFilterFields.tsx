import { useState } from 'react';
import type { Order } from '@/domain/order/order';
import { toListedAll } from '@/features/backOffice/adminOrders/shared/listedOrder';
import { orderFiltersLabels } from '@/i18n/en/backOffice/orderFilters';
import { paymentLabels } from '@/i18n/en/payment';
import { useLabels } from '@/i18n/labels';
import { DayField } from '@/ui/form/DayField';
import { SelectField } from '@/ui/form/SelectField';
import { areasOf } from './orderAreas';
import { DATE_CHOICES, dayIn, type OrderFilters, PAYMENT_CHOICES } from './orderFilters';
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
  readonly orders: readonly Order[] | undefined;
  /** On one line with the search, without labels; else above the cards, with a sort field because cards have no column heads. */
  readonly inLine: boolean;
  readonly onChange: (change: Partial<OrderFilters>) => void;
};

/** When orders were placed, how they are paid and where they go, and how they are sorted. */
export function OrderFilterFields({ filters, orders, inLine, onChange }: Props) {
  const labels = useLabels(orderFiltersLabels);
  const methods = useLabels(paymentLabels);
  const { date, from, to, payment, area } = filters;
  // They are looked for among all orders only when somebody is about to choose one.
  const [areasAsked, setAreasAsked] = useState(false);
  const areas = areasAsked && orders ? areasOf(toListedAll(orders)).all : [];
  const askForAreas = () => setAreasAsked(true);
  return (
    <>
      <SelectField
        label={labels.date}
        hideLabel={inLine}
        value={date ?? ''}
        options={[
          { value: '', label: labels.dates.any },
          ...DATE_CHOICES.map(choice => ({ value: choice, label: labels.dates[choice] })),
        ]}
        onChoose={chosen => onChange({ date: chosen || null })}
      />
      <SelectField
        label={labels.payment}
        hideLabel={inLine}
        value={payment ?? ''}
        options={[
          { value: '', label: labels.anyPayment },
          ...PAYMENT_CHOICES.map(choice => ({
            value: choice,
            label: choice === 'card' || choice === 'cash' ? methods[choice] : labels[choice],
          })),
        ]}
        onChoose={chosen => onChange({ payment: chosen || null })}
      />
      <SelectField
        label={labels.area}
        hideLabel={inLine}
        value={area ?? ''}
        options={[
          { value: '', label: labels.anyArea },
          ...(area === null || areas.includes(area) ? areas : [area, ...areas]).map(each => ({
            value: each,
            label: /^\d{6}$/.test(each) ? labels.pin(each) : each,
          })),
        ]}
        onPointerDown={askForAreas}
        onFocus={askForAreas}
        onChoose={chosen => onChange({ area: chosen || null })}
      />
      {date === 'custom' && (
        <div className="grid gap-4 min-[26rem]:grid-cols-2 md:col-span-3 md:col-start-2">
          <DayField label={labels.from} value={from ?? ''} onDay={day => onChange({ from: dayIn(day) })} />
          <DayField label={labels.to} value={to ?? ''} onDay={day => onChange({ to: dayIn(day) })} />
        </div>
      )}
      {!inLine && <SortField sort={filters.sort} onSort={sort => onChange({ sort })} />}
    </>
  );
}
