import { type ReactNode, useId } from 'react';

type Control = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

type Props = {
  /** Where another label names the control too. */
  readonly id?: string | undefined;
  readonly label: string;
  /** Where what stands beside the control says it to those who see it. */
  readonly hideLabel?: boolean | undefined;
  readonly hint?: string | undefined;
  /** What is wrong with the value; announced with the control. */
  readonly problem?: string | null | undefined;
  /** It is said with the control alone: another problem of the form is announced. */
  readonly quiet?: boolean | undefined;
  readonly children: (control: Control) => ReactNode;
};

/** A label, its control, and what there is to say about it, tied together for assistive technology. */
export function Field({
  id: given,
  label,
  hideLabel = false,
  hint,
  problem,
  quiet = false,
  children,
}: Props) {
  const own = useId();
  const id = given ?? own;
  const hintId = hint ? `${id}-hint` : undefined;
  const problemId = problem ? `${id}-problem` : undefined;
  const describedBy = [problemId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold text-ink'}>
        {label}
      </label>
      {children({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': describedBy })}
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {problem && (
        <p id={problemId} role={quiet ? undefined : 'alert'} className="text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
