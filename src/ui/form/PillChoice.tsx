import { type ReactNode, useId } from 'react';

/** Apart, as pills of their own; or joined, taking the colour of where they stand. */
const LOOK = {
  apart: {
    group: 'flex flex-wrap gap-2',
    pill: 'border border-line-strong bg-surface hover:bg-sunken has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand',
  },
  joined: {
    group: 'flex w-fit rounded-full border border-current p-1',
    pill: 'hover:bg-current/10 has-checked:bg-current/20 has-checked:ring-2 has-checked:ring-current',
  },
} as const;

type Props<Value extends string> = {
  readonly look?: keyof typeof LOOK;
  /** What is chosen, for who does not see it. */
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly nameOf: (value: Value) => ReactNode;
};

/** One of a few, in a row of pills; the arrow keys move between them, as between any radio buttons. */
export function PillChoice<Value extends string>({
  look = 'apart',
  label,
  values,
  chosen,
  onChoose,
  nameOf,
}: Props<Value>) {
  // The same choice may stand in two places of a page.
  const group = useId();
  return (
    <fieldset className={LOOK[look].group}>
      <legend className="sr-only">{label}</legend>
      {values.map(value => (
        <label
          key={value}
          className={`inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm font-semibold transition-colors ${LOOK[look].pill}`}
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
