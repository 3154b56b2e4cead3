import { useCallback } from 'react';
import { CATEGORIES } from '@/domain/product/product';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { useLabels } from '@/i18n/labels';
import { LabelledSearchField } from '@/ui/form/LabelledSearchField';
import { SelectField } from '@/ui/form/SelectField';
import { type InventoryFilters, SORT_COLUMNS, STOCK_FILTERS, type StockFilter } from './inventoryFilters';

const EVERY = 'all';

type Props = {
  readonly filters: InventoryFilters;
  readonly onChange: (change: Partial<InventoryFilters>) => void;
  /** Products that answer the search, by stock; null before any were read. */
  readonly counts: { readonly [stock in StockFilter]: number } | null;
};

/** Search, category and stock; on a phone also the order, which elsewhere is the columns' heads'. */
export function InventoryToolbar({ filters, onChange, counts }: Props) {
  const labels = useLabels(inventoryLabels);
  const search = useCallback((query: string) => onChange({ query }), [onChange]);
  const { column, descending } = filters.sort;
  const sorts = SORT_COLUMNS.flatMap(name =>
    (['ascending', 'descending'] as const).map(direction => ({
      value: `${direction === 'descending' ? '-' : ''}${name}`,
      label: `${labels.columns[name]}, ${labels[direction]}`,
    })),
  );
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-4 md:grid-cols-[1fr_12rem_12rem]">
        <LabelledSearchField
          label={labels.search}
          placeholder={labels.searchHint}
          value={filters.query}
          onSearch={search}
        />
        <div className="grid grid-cols-2 gap-4 md:contents">
          <SelectField
            label={labels.category}
            value={filters.category ?? EVERY}
            options={[
              { value: EVERY, label: labels.allCategories },
              ...CATEGORIES.map(category => ({ value: category, label: labels.categories[category] })),
            ]}
            onChoose={chosen => onChange({ category: chosen === EVERY ? null : chosen })}
          />
          <SelectField
            label={labels.stock}
            value={filters.stock ?? EVERY}
            options={[
              { value: EVERY, label: labels.stocks.all },
              ...STOCK_FILTERS.map(stock => ({
                value: stock,
                label: counts ? labels.count(labels.stocks[stock], counts[stock]) : labels.stocks[stock],
              })),
            ]}
            onChoose={chosen => onChange({ stock: chosen === EVERY ? null : chosen })}
          />
        </div>
        <div className="md:hidden">
          <SelectField
            label={labels.sortBy}
            value={`${descending ? '-' : ''}${column}`}
            options={sorts}
            onChoose={chosen => {
              const name = SORT_COLUMNS.find(known => known === chosen.replace(/^-/, ''));
              if (name) onChange({ sort: { column: name, descending: chosen.startsWith('-') } });
            }}
          />
        </div>
      </div>
      <label className="inline-flex min-h-11 items-center gap-3 self-start">
        <input
          type="checkbox"
          className="size-5 accent-brand"
          checked={filters.archived}
          onChange={event => onChange({ archived: event.target.checked })}
        />
        {labels.showArchived}
      </label>
    </div>
  );
}
