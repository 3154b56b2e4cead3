import { type ReactNode, useId } from 'react';

type Props<Value extends string> = {
  /** What is chosen, for who does not see it. */
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly nameOf: (value: Value) => ReactNode;
};

/** One of a few, side by side. Takes its colour from where it stands. */
export function Choice<Value extends string>({ label, values, chosen, onChoose, nameOf }: Props<Value>) {
  // The same choice may stand in two places of a page.
  const group = useId();
  return (
    <fieldset className="flex w-fit rounded-full border border-current p-1">
      <legend className="sr-only">{label}</legend>
      {values.map(value => (
        <label
          key={value}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm font-semibold transition-colors hover:bg-current/10 has-checked:bg-current/20 has-checked:ring-2 has-checked:ring-current"
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
