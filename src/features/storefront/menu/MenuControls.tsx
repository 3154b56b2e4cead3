import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { SearchField } from '@/ui/form/SearchField';
import { SelectField } from '@/ui/form/SelectField';
import { UntilLive } from '@/ui/lazy/UntilLive';
import { type Filter, type MenuView, SORTS } from './menuRules';

type Props = {
  readonly filters: readonly Filter[];
  readonly view: MenuView;
  readonly onChange: (change: Partial<MenuView>) => void;
  /** Keep its identity stable. */
  readonly onSearch: (search: string) => void;
};

/** What the menu shows and in which order. */
export function MenuControls({ filters, view, onChange, onSearch }: Props) {
  const labels = useLabels(storefrontLabels).menu;
  return (
    <UntilLive className="flex flex-col justify-between gap-5 lg:flex-row">
      <fieldset className="flex flex-wrap gap-2 lg:mt-7.5">
        <legend className="sr-only">{labels.category}</legend>
        {filters.map(filter => (
          <label
            key={filter}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 font-medium transition-colors hover:bg-sunken has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand"
          >
            {/* First what gives the label its width: it is read bit by bit. */}
            {labels.categories[filter]}
            <input
              type="radio"
              name="category"
              className="sr-only"
              checked={view.filter === filter}
              onChange={() => onChange({ filter })}
            />
          </label>
        ))}
      </fieldset>
      <div className="grid grid-cols-[1fr_1.2fr] gap-x-2 gap-y-3 max-[22rem]:grid-cols-1 sm:grid-cols-[1fr_12rem] lg:w-100">
        <SearchField
          label={labels.search}
          placeholder={labels.searchHint}
          value={view.search}
          onSearch={onSearch}
        />
        <SelectField
          label={labels.sort}
          value={view.sort}
          options={SORTS.map(sort => ({ value: sort, label: labels.sorts[sort] }))}
          onChoose={sort => onChange({ sort })}
        />
      </div>
    </UntilLive>
  );
}
