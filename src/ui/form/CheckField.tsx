import { useId } from 'react';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A choice of yes or no, with what it means. */
export function CheckField({ label, hint, checked, onChange }: Props) {
  const id = useId();
  const hintId = useId();
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <input
        id={id}
        type="checkbox"
        className="mt-3 size-5 accent-brand"
        checked={checked}
        aria-describedby={hintId}
        onChange={event => onChange(event.target.checked)}
      />
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center font-semibold">
        {label}
      </label>
      <p id={hintId} className="col-start-2 text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  );
}
