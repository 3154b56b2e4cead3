import { useId } from 'react';

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
};

/** One of a few, all of them in sight. */
export function RadioGroup<Value extends string>({ label, value, options, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset>
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
    </fieldset>
  );
}
