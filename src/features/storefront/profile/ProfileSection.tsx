import { type ReactNode, useId } from 'react';

type Props = { readonly heading: string; readonly children: ReactNode };

/** One matter of the profile's page. */
export function ProfileSection({ heading, children }: Props) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-5 rounded-card bg-surface p-6 shadow-card sm:p-8"
    >
      <h2 id={headingId} className="font-display text-xl font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}
