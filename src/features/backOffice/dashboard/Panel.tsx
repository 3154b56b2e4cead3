import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

type Props = {
  readonly heading: string;
  /** Where there is more of it. */
  readonly more?: { readonly to: string; readonly label: string };
  readonly className?: string;
  readonly children: ReactNode;
};

/** One of the dashboard's panels: a named section on a card. */
export function Panel({ heading, more, className = '', children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`flex min-w-0 flex-col rounded-card bg-surface p-4 shadow-card sm:p-6 ${className}`}
    >
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="font-display text-xl font-semibold tracking-tight">
          {heading}
        </h2>
        {more && (
          <Link
            to={more.to}
            className="-mx-2 inline-flex min-h-11 items-center rounded-control px-2 text-sm font-semibold text-brand underline-offset-4 hover:underline"
          >
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
