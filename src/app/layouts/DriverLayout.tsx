// @bundle driver-only

import { LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { OutboxLabelsContext, useOutboxLabels } from '@/components/outbox/outboxLabels';
import { backOfficeLabels } from '@/i18n/en/backOffice/backOffice';
import { runLabels } from '@/i18n/en/backOffice/deliveries/run';
import { staffOutboxLabels } from '@/i18n/en/backOffice/staffOutbox';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from '@/i18n/languages';
import { PATHS } from '@/lib/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectLanguage } from '@/store/preferences/language';
import { languageChosen } from '@/store/preferences/preferencesSlice';
import { useAuth } from '@/store/session/authContext';
import { Button } from '@/ui/Button';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { FirstScreen } from '@/ui/lazy/firstScreen';
import { Redirect } from '@/ui/Redirect';
import { useGuardedStaffSignOut } from '../outbox/useGuardedStaffSignOut';
import { ConnectionPill } from '../shell/lazyParts';

const LINK =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium text-ink hover:bg-brand-soft aria-[current=page]:text-brand aria-[current=page]:underline decoration-2 underline-offset-8';

/** The way to another language, in its own words: of two, the other one. */
function NextLanguage() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectLanguage);
  const next =
    LANGUAGE_CODES[(LANGUAGE_CODES.indexOf(chosen) + 1) % LANGUAGE_CODES.length] ?? DEFAULT_LANGUAGE;
  return (
    <Button
      variant="quiet"
      lang={next}
      className="shrink-0 px-2!"
      onClick={() => dispatch(languageChosen({ language: next }))}
    >
      {LANGUAGES[next].name}
    </Button>
  );
}

/** The links between a driver's pages. */
function Pages({ toOffice }: { readonly toOffice: boolean }) {
  const labels = useLabels(runLabels).shell;
  const outbox = useOutboxLabels();
  return (
    <nav aria-label={labels.nav} className="mx-auto flex w-full max-w-3xl flex-wrap gap-1 px-1 pt-1">
      <NavLink to={PATHS.run} end className={LINK}>
        {labels.runs}
      </NavLink>
      <NavLink to={PATHS.runOutbox} className={LINK}>
        {outbox.heading}
      </NavLink>
      {toOffice && (
        <NavLink to={PATHS.dashboard} className={LINK}>
          {labels.toOffice}
        </NavLink>
      )}
    </nav>
  );
}

/**
 * A driver's shell: no search, no bell, and nothing of the shop's mirror, which the rules keep from drivers. Staff may look at
 * it. Server rules decide; this only spares dead screens.
 */
export function DriverLayout() {
  const { status, user } = useAuth().session;
  const { shell } = useLabels(backOfficeLabels);
  const labels = useLabels(runLabels).shell;
  const common = useLabels(commonLabels);
  const { ask, question } = useGuardedStaffSignOut();

  if (status === 'loading')
    return (
      <main>
        <h1 className="sr-only">{labels.name}</h1>
        <FullScreenSpinner label={shell.loading} />
      </main>
    );
  if (status === 'signedOut') return <Redirect to={PATHS.adminSignIn} />;
  return (
    <OutboxLabelsContext value={staffOutboxLabels}>
      <header className="sticky top-0 z-10 border-b border-line bg-surface/95 backdrop-blur">
        <div className="mx-auto flex max-w-3xl items-center gap-2 px-4 py-1.5">
          <p className="min-w-0 flex-1 truncate font-medium">
            <span className="sr-only">{shell.signedInAs} </span>
            {user.name || user.email}
          </p>
          <ConnectionPill area="back-office" />
          <NextLanguage />
          <Button variant="secondary" className="min-w-11 shrink-0 px-2.5!" onClick={ask}>
            <LogOut aria-hidden className="size-5" />
            <span className="max-sm:sr-only">{shell.logout}</span>
          </Button>
        </div>
      </header>
      <Pages toOffice={user.role !== 'driver'} />
      {question}
      <main className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-4 pt-1 pb-24">
        <Suspense fallback={<p role="status">{common.loading}</p>}>
          <Outlet />
          <FirstScreen />
        </Suspense>
      </main>
    </OutboxLabelsContext>
  );
}
