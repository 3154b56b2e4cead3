import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { CONTROL_CLASS } from '@/ui/form/fieldStyle';
import { SearchField } from '@/ui/form/SearchField';
import { icon } from '@/ui/icons';
import { InertUntilHydrated } from '@/ui/lazy/InertUntilHydrated';
import { type Filter, type MenuView, SORTS } from './menuRules';

const SortIcon = icon('M4 7h9M4 12h7M4 17h5M17 6.5v11M13.5 14l3.5 3.5 3.5-3.5');

type Props = {
  readonly filters: readonly Filter[];
  readonly view: MenuView;
  readonly onChange: (change: Partial<MenuView>) => void;
  /** Must be a stable reference. */
  readonly onSearch: (search: string) => void;
};

/** What the menu shows and in which order. */
export function MenuControls({ filters, view, onChange, onSearch }: Props) {
  const labels = useLabels(storefrontLabels).menu;
  return (
    // No box of its own on a phone: the categories stay in sight for as long as the page does.
    <InertUntilHydrated className="contents xl:flex xl:items-start xl:gap-6">
      <div className="grid grid-cols-[1fr_3rem] gap-2 sm:grid-cols-[1fr_12rem] xl:w-110 xl:shrink-0">
        <SearchField
          aria-label={labels.search}
          placeholder={labels.searchHint}
          value={view.search}
          onSearch={onSearch}
        />
        {/* On a phone an icon, which the list of choices lies over, unseen. */}
        <label
          className={`relative grid size-12 shrink-0 place-items-center rounded-control border border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-brand sm:contents ${view.sort === 'name' ? 'bg-surface' : 'bg-brand text-on-brand'}`}
        >
          <span className="sr-only">{labels.sort}</span>
          <SortIcon className="size-6 sm:hidden" />
          <select
            className={`absolute inset-0 opacity-0 sm:static sm:opacity-100 ${CONTROL_CLASS} pr-8!`}
            value={view.sort}
            onChange={({ target }) => {
              const sort = SORTS.find(known => known === target.value);
              if (sort) onChange({ sort });
            }}
          >
            {SORTS.map(sort => (
              <option key={sort} value={sort}>
                {labels.sorts[sort]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <fieldset
        data-under-bar
        className="sticky top-14 z-20 -mx-4 -my-1.5 flex min-w-0 gap-2 overflow-x-auto px-4 py-1.5 bg-canvas/95 [scrollbar-width:none] sm:top-16 sm:-mx-6 sm:px-6 xl:static xl:m-0 xl:flex-wrap xl:bg-transparent xl:p-0"
      >
        <legend className="sr-only">{labels.category}</legend>
        {filters.map(filter => (
          <label
            key={filter}
            className="relative inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 font-medium transition-colors hover:bg-sunken has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand"
          >
            {/* The text comes first, because it sets the label's width while the HTML is still arriving. */}
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
    </InertUntilHydrated>
  );
}
