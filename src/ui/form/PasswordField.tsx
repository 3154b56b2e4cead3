import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { passwordFieldLabels } from '@/i18n/en/passwordField';
import { useLabels } from '@/i18n/labels';
import { Field } from './Field';
import { CONTROL_CLASS } from './fieldStyle';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | null | undefined;
};

/** A password box with a show/hide toggle (spec §2). */
export function PasswordField({ label, hint, problem, ...input }: Props) {
  const labels = useLabels(passwordFieldLabels);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} problem={problem}>
      {control => (
        <div className="relative">
          <input
            className={`${CONTROL_CLASS} pr-12`}
            type={shown ? 'text' : 'password'}
            {...input}
            {...control}
          />
          <button
            type="button"
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
            aria-label={shown ? labels.hide : labels.show}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
