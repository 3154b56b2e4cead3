import { Field } from './Field';
import { CONTROL_CLASS } from './fieldStyle';
import { SearchIcon } from './icons';
import { useDebouncedText } from './useDebouncedText';

const DELAY_MS = 250;

type Props = {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  /** Called when typing rests. Keep its identity stable. */
  readonly onSearch: (text: string) => void;
};

export function SearchField({ label, placeholder, value, onSearch }: Props) {
  const [draft, setDraft] = useDebouncedText(value, onSearch, DELAY_MS);
  return (
    <Field label={label}>
      {control => (
        <div className="relative">
          <SearchIcon className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-ink-soft" />
          <input
            type="search"
            autoComplete="off"
            spellCheck={false}
            className={`${CONTROL_CLASS} pr-2 pl-10`}
            placeholder={placeholder}
            value={draft}
            onChange={event => setDraft(event.target.value)}
            {...control}
          />
        </div>
      )}
    </Field>
  );
}
