// @bundle driver

import { ArrowLeft, Droplets } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SessionEnded } from '@/components/session/SessionEnded';
import { backOfficeLabels } from '@/i18n/en/backOffice/backOffice';
import { staffSignInLabels } from '@/i18n/en/backOffice/staffSignIn';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { useAuth } from '@/store/session/authContext';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { PageHeading } from '@/ui/PageHeading';
import { Redirect } from '@/ui/Redirect';
import { SignInForm } from './SignInForm';

const ForgottenPassword = lazyPart(() =>
  import('@/components/session/ForgottenPassword').then(part => part.ForgottenPassword),
);

/** `/admin`: the way in for staff (spec §2). */
export function AdminSignInPage() {
  const labels = useLabels(staffSignInLabels);
  const { shell } = useLabels(backOfficeLabels);
  const { brand } = useLabels(commonLabels);
  const { status, user } = useAuth().session;

  if (status === 'signedIn') return <Redirect to={user.role === 'driver' ? PATHS.run : PATHS.dashboard} />;
  // Someone was signed in here: a moment's wait beats a form that vanishes.
  if (status === 'loading' && user) return <FullScreenSpinner label={shell.loading} />;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-2 lg:grid-rows-1">
      <header className="relative flex flex-col justify-between gap-4 overflow-hidden bg-brand-strong px-6 py-6 text-on-brand lg:p-12">
        <Droplets
          aria-hidden
          strokeWidth={0.75}
          className="absolute -right-24 -bottom-24 hidden size-[32rem] text-brand lg:block"
        />
        <p className="flex items-center gap-3 font-display text-2xl font-semibold">
          <Droplets aria-hidden className="size-8" />
          {brand}
        </p>
        <p className="relative hidden max-w-md font-display text-5xl text-balance leading-tight font-semibold lg:block">
          {labels.motto}
        </p>
        <p className="relative hidden lg:block">{shell.name}</p>
      </header>
      <main className="mx-auto flex w-full max-w-md flex-col justify-center gap-6 px-6 py-10">
        <div className="flex flex-col gap-2">
          <PageHeading title={labels.heading} />
          <p className="text-ink-soft">{labels.lead}</p>
        </div>
        <SessionEnded area="back-office" />
        <SignInForm />
        {/* Reserves the space, so that nothing moves when it loads. */}
        <div className="-ml-2 min-h-11">
          <ForgottenPassword area="back-office" email="" returnLink={PATHS.adminSignIn} />
        </div>
        <Link
          to={PATHS.landing}
          className="inline-flex min-h-11 items-center gap-2 self-start rounded-control font-medium text-brand hover:underline"
        >
          <ArrowLeft aria-hidden className="size-5" />
          {labels.toShop}
        </Link>
      </main>
    </div>
  );
}
