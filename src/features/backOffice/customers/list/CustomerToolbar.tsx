import { useCallback } from 'react';
import { CUSTOMER_STATUSES, CUSTOMER_TYPES } from '@/domain/customer/customerOverlay';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';
import { formatCount } from '@/lib/number/numbers';
import { LabelledSearchField } from '@/ui/form/LabelledSearchField';
import { SelectField } from '@/ui/form/SelectField';
import {
  CUSTOMER_GROUPS,
  type CustomerFilters,
  type CustomerGroup,
  readSort,
  type Sort,
  sortText,
} from './customerFilters';

const ANY = 'any';

/** The orders a phone offers, where there are no heads of columns to press. */
const SORTS = [
  ['lastOrder', { column: 'lastOrder', descending: true }],
  ['oldestOrder', { column: 'lastOrder', descending: false }],
  ['spent', { column: 'spent', descending: true }],
  ['orders', { column: 'orders', descending: true }],
  ['name', { column: 'name', descending: false }],
] as const satisfies readonly (readonly [string, Sort])[];

type Props = {
  readonly filters: CustomerFilters;
  readonly onChange: (change: Partial<CustomerFilters>) => void;
  /** Customers who answer the other filters, by group; null before any were read. */
  readonly counts: { readonly [group in CustomerGroup]: number } | null;
  readonly withSort: boolean;
};

/** Search and filters over the customers. */
export function CustomerToolbar({ filters, onChange, counts, withSort }: Props) {
  const labels = useLabels(customersLabels);
  const search = useCallback((query: string) => onChange({ query }), [onChange]);
  const isOffered = SORTS.some(([, sort]) => sortText(sort) === sortText(filters.sort));
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-[1fr_11rem_11rem_17rem]">
      <div className="max-sm:col-span-2">
        <LabelledSearchField
          label={labels.search}
          placeholder={labels.searchHint}
          value={filters.query}
          onSearch={search}
        />
      </div>
      <SelectField
        label={labels.statusFilter}
        value={filters.status ?? ANY}
        options={[
          { value: ANY, label: labels.allStatuses },
          ...CUSTOMER_STATUSES.map(value => ({ value, label: labels.status[value] })),
        ]}
        onChoose={value => onChange({ status: value === ANY ? null : value })}
      />
      <SelectField
        label={labels.typeFilter}
        value={filters.type ?? ANY}
        options={[
          { value: ANY, label: labels.allTypes },
          ...CUSTOMER_TYPES.map(value => ({ value, label: labels.type[value] })),
        ]}
        onChoose={value => onChange({ type: value === ANY ? null : value })}
      />
      <SelectField
        label={labels.group}
        value={filters.group}
        options={CUSTOMER_GROUPS.map(value => ({
          value,
          label: counts
            ? labels.groupCount(labels.groups[value], formatCount(counts[value]))
            : labels.groups[value],
        }))}
        onChoose={group => onChange({ group })}
      />
      {withSort && (
        <SelectField
          label={labels.sortBy}
          value={sortText(filters.sort)}
          options={[
            // An order chosen on a wider screen.
            ...(isOffered
              ? []
              : [{ value: sortText(filters.sort), label: labels.columns[columnOf(filters.sort)] }]),
            ...SORTS.map(([name, sort]) => ({ value: sortText(sort), label: labels.sorts[name] })),
          ]}
          onChoose={value => onChange({ sort: readSort(value) })}
        />
      )}
    </div>
  );
}

const columnOf = ({ column }: Sort) => (column === 'name' ? 'customer' : column);
