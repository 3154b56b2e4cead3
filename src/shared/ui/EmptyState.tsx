import type { ReactNode } from 'react';

type Props = {
  readonly heading: string;
  readonly hint: string;
  /** What a person can do next. */
  readonly children?: ReactNode;
};

/** A list that was read and holds nothing, or nothing that matches. */
export function EmptyState({ heading, hint, children }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong/60 px-6 py-16 text-center">
      <h2 className="font-display text-2xl font-semibold">{heading}</h2>
      <p className="max-w-prose text-ink-soft">{hint}</p>
      {children && <div className="mt-3">{children}</div>}
    </div>
  );
}
