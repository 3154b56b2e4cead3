import type { ComponentProps } from 'react';
import { Field } from './Field';
import { CONTROL_CLASS } from './fieldStyle';

type Props<Value extends string> = Omit<
  ComponentProps<'select'>,
  'id' | 'className' | 'value' | 'onChange' | 'children'
> & {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly problem?: string | null | undefined;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
};

export function SelectField<Value extends string>({
  label,
  hideLabel,
  hint,
  problem,
  value,
  options,
  onChoose,
  ...select
}: Props<Value>) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} problem={problem}>
      {control => (
        <select
          className={`${CONTROL_CLASS} text-ellipsis pr-8! pl-3!`}
          value={value}
          onChange={event => {
            const chosen = options.find(option => option.value === event.target.value);
            if (chosen) onChoose(chosen.value);
          }}
          {...select}
          {...control}
        >
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
