import type { Ref } from 'react';

type Props = {
  /** Names what is ticked. */
  readonly label: string;
  readonly checked: boolean;
  /** Some of what it stands for is ticked, and some is not. */
  readonly partly?: boolean;
  readonly onTick: (on: boolean) => void;
};

/** A box to tick, large enough for a finger; above the link that covers its row. */
export function Checkbox({ label, checked, partly = false, onTick }: Props) {
  const setIndeterminate: Ref<HTMLInputElement> = input => {
    if (input) input.indeterminate = partly;
  };
  return (
    <label className="relative z-1 grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        ref={setIndeterminate}
        type="checkbox"
        aria-label={label}
        className="size-5 accent-brand"
        checked={checked}
        onChange={event => onTick(event.target.checked)}
      />
    </label>
  );
}
