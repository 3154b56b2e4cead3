import type { ComponentProps } from 'react';
import { SearchIcon } from '@/ui/icons';
import { CONTROL_CLASS } from './fieldStyle';

/** What names it: its own `aria-label`, or the `Field` it stands in. */
type Named = Pick<ComponentProps<'input'>, 'aria-label' | 'id' | 'aria-invalid' | 'aria-describedby'>;

export type SearchBoxProps = Named & {
  readonly placeholder: string;
  readonly value: string;
  readonly onType: (text: string) => void;
};

/** A search box whose every letter counts. Where each would be a reading or an address, there is `SearchField`. */
export function SearchBox({ onType, ...input }: SearchBoxProps) {
  return (
    <div className="relative">
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        className={`${CONTROL_CLASS} pr-2 pl-9`}
        onChange={event => onType(event.target.value)}
        {...input}
      />
      <SearchIcon className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-5 text-ink-soft" />
    </div>
  );
}
