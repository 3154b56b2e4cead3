import type { ReactNode } from 'react';
import { useAuth } from '@/entities/user/authContext';
import { useCustomerText } from '@/shared/text/customerText';
import { PageHeading } from '@/shared/ui/PageHeading';

type Props = {
  /** What else the page offers. */
  readonly children?: ReactNode;
};

/** Who is signed in. */
export function ProfilePage({ children }: Props) {
  const text = useCustomerText().profile;
  const { session } = useAuth();
  if (!session.user) return null;
  const { name, email } = session.user;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading title={text.heading} />
      <section className="flex flex-col gap-6 rounded-card bg-surface p-6 shadow-card sm:flex-row sm:p-8">
        <span
          aria-hidden
          className="grid size-16 shrink-0 place-items-center rounded-full bg-brand font-display text-2xl font-semibold text-on-brand uppercase"
        >
          {[...(name || email)][0]}
        </span>
        <dl className="grid min-w-0 gap-5">
          <div>
            <dt className="text-sm font-semibold text-ink-soft">{text.name}</dt>
            <dd className="mt-0.5 text-lg wrap-anywhere">{name || text.noName}</dd>
          </div>
          <div>
            <dt className="text-sm font-semibold text-ink-soft">{text.email}</dt>
            <dd className="mt-0.5 text-lg wrap-anywhere">{email}</dd>
          </div>
        </dl>
      </section>
      {children}
    </div>
  );
}
