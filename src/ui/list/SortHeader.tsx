import { ArrowDown, ArrowUp } from 'lucide-react';

export type SortDirection = 'ascending' | 'descending';

type Props = {
  readonly label: string;
  /** Null: the table is sorted by another column. */
  readonly direction: SortDirection | null;
  readonly onSort: () => void;
  /** Over figures, which stand at the right: the arrow stands before the word, the word over the figures. */
  readonly numeric?: boolean;
  readonly className?: string;
};

/** The head of a column that a table can be sorted by. */
export function SortHeader({ label, direction, onSort, numeric = false, className = '' }: Props) {
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={direction ?? undefined}
      className={`${className} ${numeric ? 'text-right' : 'text-left'}`}
    >
      <button
        type="button"
        // Where there is no arrow, its place is kept.
        className={`inline-flex min-h-11 items-center gap-1 rounded-control text-start hover:text-ink ${numeric ? 'flex-row-reverse' : ''} ${direction ? 'text-ink' : numeric ? 'ps-5' : 'pe-5'}`}
        onClick={onSort}
      >
        {label}
        {direction && <Arrow aria-hidden className="size-4 shrink-0" />}
      </button>
    </th>
  );
}
