import type { ComponentProps } from 'react';
import { Field } from './Field';
import { CONTROL_CLASS } from './fieldStyle';

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | null | undefined;
  readonly quiet?: boolean | undefined;
};

export function TextAreaField({ label, hint, problem, quiet, ...area }: Props) {
  return (
    <Field label={label} hint={hint} problem={problem} quiet={quiet}>
      {control => <textarea rows={3} className={CONTROL_CLASS} {...area} {...control} />}
    </Field>
  );
}
