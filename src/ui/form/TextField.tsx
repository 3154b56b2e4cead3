import type { ComponentProps } from 'react';
import { Field } from './Field';
import { CONTROL_CLASS } from './fieldStyle';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | null | undefined;
  readonly quiet?: boolean | undefined;
};

export function TextField({ label, hint, problem, quiet, ...input }: Props) {
  return (
    <Field label={label} hint={hint} problem={problem} quiet={quiet}>
      {control => <input className={CONTROL_CLASS} {...input} {...control} />}
    </Field>
  );
}
