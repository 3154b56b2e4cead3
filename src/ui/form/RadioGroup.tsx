// @bundle texts

import { useId } from 'react';

type Props<Value extends string> = {
  readonly label: string;
  /** Null while none is chosen. */
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly problem?: string | null;
  readonly onChoose: (value: Value) => void;
};

/** One of a few, all of them in sight. */
export function RadioGroup<Value extends string>({
  label,
  value,
  options,
  problem = null,
  onChoose,
}: Props<Value>) {
  const name = useId();
  const problemId = `${name}-problem`;
  return (
    <fieldset aria-describedby={problem ? problemId : undefined}>
      <legend className="text-sm font-semibold">{label}</legend>
      {options.map(option => (
        <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            className="size-5 shrink-0 accent-brand"
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
      {problem && (
        <p id={problemId} role="alert" className="text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
