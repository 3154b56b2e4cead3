import { useStorefrontText } from '@/shared/text/storefrontText';
import { SelectField } from '@/shared/ui/SelectField';
import { type Filter, type MenuView, SORTS } from './menuRules';

type Props = {
  readonly filters: readonly Filter[];
  readonly view: MenuView;
  readonly onChange: (view: MenuView) => void;
};

/** What the menu shows and in which order. */
export function MenuControls({ filters, view, onChange }: Props) {
  const text = useStorefrontText().menu;
  return (
    <div className="flex flex-col justify-between gap-4 md:flex-row md:items-end">
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{text.category}</legend>
        <div className="flex flex-wrap gap-2">
          {filters.map(filter => (
            <label
              key={filter}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 font-medium transition-colors hover:bg-sunken has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:ring-3 has-focus-visible:ring-brand has-focus-visible:ring-offset-2"
            >
              <input
                type="radio"
                name="category"
                className="sr-only"
                checked={view.filter === filter}
                onChange={() => onChange({ ...view, filter })}
              />
              {text.categories[filter]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="md:w-56">
        <SelectField
          label={text.sort}
          value={view.sort}
          options={SORTS.map(sort => ({ value: sort, label: text.sorts[sort] }))}
          onChoose={sort => onChange({ ...view, sort })}
        />
      </div>
    </div>
  );
}
