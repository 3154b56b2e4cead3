import type { ReactNode } from 'react';

type Props = { readonly label: string; readonly children: ReactNode };

/** What can be done with what is selected, at hand wherever in a list one is. */
export function ActionBar({ label, children }: Props) {
  return (
    <section
      aria-label={label}
      data-bottom-notice
      className="sticky bottom-2 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line-strong bg-surface px-4 py-3 shadow-raised"
    >
      {children}
    </section>
  );
}
