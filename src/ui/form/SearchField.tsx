import { SearchBox } from './SearchBox';
import { useDebouncedText } from './useDebouncedText';

const DELAY_MS = 250;

type Props = {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly placeholder: string;
  readonly value: string;
  /** Called when typing rests. Keep its identity stable. */
  readonly onSearch: (text: string) => void;
};

/** A search box that searches when typing rests. */
export function SearchField({ value, onSearch, ...box }: Props) {
  const [draft, setDraft] = useDebouncedText(value, onSearch, DELAY_MS);
  return <SearchBox {...box} value={draft} onType={setDraft} />;
}
