import { SearchBox, type SearchBoxProps } from './SearchBox';
import { useDebouncedText } from './useDebouncedText';

const DELAY_MS = 250;

type Props = Omit<SearchBoxProps, 'onType'> & {
  /** Called when typing rests. Must be a stable reference. */
  readonly onSearch: (text: string) => void;
};

/** A search box that searches when typing rests. */
export function SearchField({ value, onSearch, ...box }: Props) {
  const [draft, setDraft] = useDebouncedText(value, onSearch, DELAY_MS);
  return <SearchBox {...box} value={draft} onType={setDraft} />;
}
