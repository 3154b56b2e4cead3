import { SearchIcon } from '@/ui/icons';
import { Field } from './Field';
import { CONTROL_CLASS } from './fieldStyle';

type Props = {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly placeholder: string;
  readonly value: string;
  readonly onType: (text: string) => void;
};

/** A search box whose every letter counts. Where each would be a reading or an address, there is `SearchField`. */
export function SearchBox({ label, hideLabel, placeholder, value, onType }: Props) {
  return (
    <Field label={label} hideLabel={hideLabel}>
      {control => (
        <div className="relative">
          <input
            type="search"
            autoComplete="off"
            spellCheck={false}
            className={`${CONTROL_CLASS} pr-2 pl-9`}
            placeholder={placeholder}
            value={value}
            onChange={event => onType(event.target.value)}
            {...control}
          />
          <SearchIcon className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-5 text-ink-soft" />
        </div>
      )}
    </Field>
  );
}
