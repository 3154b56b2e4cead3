import type { ComponentProps } from 'react';
import { Field } from './Field';
import { CONTROL_CLASS } from './fieldStyle';

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | null | undefined;
};

export function TextAreaField({ label, hint, problem, ...area }: Props) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {control => <textarea rows={3} className={CONTROL_CLASS} {...area} {...control} />}
    </Field>
  );
}
