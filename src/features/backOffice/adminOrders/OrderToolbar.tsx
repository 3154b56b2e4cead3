import { useCallback } from 'react';
import { ORDER_STATUSES, type OrderStatus } from '@/entities/order/order';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { SearchField } from '@/shared/ui/SearchField';
import { SelectField } from '@/shared/ui/SelectField';
import type { OrderFilters } from './orderFilters';

const EVERY_STATUS = 'all';

type Props = {
  readonly filters: OrderFilters;
  readonly onChange: (change: Partial<OrderFilters>) => void;
  /** Orders that answer the search, by status; null before any were read. */
  readonly counts: { readonly [status in OrderStatus]: number } | null;
};

/** Search and status filter over the orders. */
export function OrderToolbar({ filters, onChange, counts }: Props) {
  const text = useBackOfficeText().orders;
  const { status: names } = useCommonText();
  const search = useCallback((query: string) => onChange({ query }), [onChange]);
  return (
    <div className="grid gap-4 md:grid-cols-[1fr_15rem]">
      <SearchField
        label={text.search}
        placeholder={text.searchHint}
        value={filters.query}
        onSearch={search}
      />
      <SelectField
        label={text.status}
        value={filters.status ?? EVERY_STATUS}
        options={[
          { value: EVERY_STATUS, label: text.allStatuses },
          ...ORDER_STATUSES.map(status => ({
            value: status,
            label: counts ? text.statusCount(names[status], counts[status]) : names[status],
          })),
        ]}
        onChoose={chosen => onChange({ status: chosen === EVERY_STATUS ? null : chosen })}
      />
    </div>
  );
}
