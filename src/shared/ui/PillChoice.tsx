import { type ReactNode, useId } from 'react';

type Props<Value extends string> = {
  /** What is chosen, for who does not see it. */
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly nameOf: (value: Value) => ReactNode;
};

/** One of a few, in a row of pills; the arrow keys move between them, as between any radio buttons. */
export function PillChoice<Value extends string>({ label, values, chosen, onChoose, nameOf }: Props<Value>) {
  // The same choice may stand in two places of a page.
  const group = useId();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {values.map(value => (
        <label
          key={value}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold transition-colors hover:bg-sunken has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand"
        >
          <input
            type="radio"
            name={group}
            className="sr-only"
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {nameOf(value)}
        </label>
      ))}
    </fieldset>
  );
}
