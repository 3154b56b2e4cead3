import type { ReactNode } from 'react';

type Props = {
  /** Of the choice that it is one of. */
  readonly name: string;
  readonly checked: boolean;
  readonly title: string;
  /** What else there is to say of it. */
  readonly children?: ReactNode;
  readonly onChoose: () => void;
};

/** One of a few choices that need more than a word each. */
export function RadioCard({ name, checked, title, children, onChoose }: Props) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-control border border-line-strong bg-surface p-4 transition-colors hover:bg-sunken has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input
        type="radio"
        name={name}
        className="mt-0.5 size-5 shrink-0 accent-brand outline-none"
        checked={checked}
        onChange={onChoose}
      />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        {children && <span className="mt-0.5 block text-sm text-ink-soft">{children}</span>}
      </span>
    </label>
  );
}
