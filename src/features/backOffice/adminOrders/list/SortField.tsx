import { orderFiltersLabels } from '@/i18n/en/orderFilters';
import { useLabels } from '@/i18n/labels';
import { SelectField } from '@/ui/form/SelectField';
import { type OrderSort, parseSort, sortText } from './orderSort';

type Props = { readonly sort: OrderSort; readonly onSort: (sort: OrderSort) => void };

/** How orders are sorted, where there are no columns. */
export function SortField({ sort, onSort }: Props) {
  const text = useLabels(orderFiltersLabels);
  return (
    <SelectField
      label={text.sort}
      value={sortText(sort)}
      options={Object.entries(text.sorts).map(([value, label]) => ({ value, label }))}
      onChoose={chosen => onSort(parseSort(chosen))}
    />
  );
}
