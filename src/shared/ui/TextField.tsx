import type { ComponentProps } from 'react';
import { Field } from './Field';
import { CONTROL_CLASS } from './fieldStyle';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | null | undefined;
};

export function TextField({ label, hint, problem, ...input }: Props) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {control => <input className={CONTROL_CLASS} {...input} {...control} />}
    </Field>
  );
}
