import { Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { StaffLink } from '@/components/page/staffPage';
import { useSearchKeys } from '@/features/backOffice/search/useSearchKeys';
import { Sidebar } from '@/features/backOffice/shell/Sidebar';
import { TopBar } from '@/features/backOffice/shell/TopBar';
import { backOfficeLabels } from '@/i18n/en/backOffice/backOffice';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { afterFirstScreen, FirstScreen } from '@/ui/lazy/firstScreen';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { lazyWith } from '@/ui/lazy/lazyWith';
import { Redirect } from '@/ui/Redirect';
import { useGuardedStaffSignOut } from '../outbox/useGuardedStaffSignOut';
import { ConnectionPill, DisplayChoices } from '../shell/lazyParts';
import { PartNotLoaded } from '../shell/PartNotLoaded';

// On most visits a fixed sidebar is all there is of it.
const MenuDrawer = lazyPart(() =>
  import('@/features/backOffice/shell/MenuDrawer').then(part => part.MenuDrawer),
);
const StaffBell = lazyPart(afterFirstScreen(() => import('../shell/StaffBell').then(part => part.StaffBell)));
const loadPalette = () =>
  import('@/features/backOffice/search/CommandPalette').then(part => part.CommandPalette);
const preloadPalette = afterFirstScreen(loadPalette);
const CommandPalette = lazyWith(loadPalette, PartNotLoaded);

const MAIN_ID = 'main';

/** The staff's shell, for signed-in staff only (spec §2); drivers have their own. Server rules decide; this only spares dead screens. */
export function BackOfficeLayout({ pages }: { readonly pages: readonly StaffLink[] }) {
  const { status, user } = useAuth().session;
  const labels = useLabels(backOfficeLabels).shell;
  const common = useLabels(commonLabels);
  const { pathname } = useLocation();
  const density = useAppSelector(({ preferences }) => preferences.office?.density);
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuAsked, setMenuAsked] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const [searching, setSearching] = useState(false);
  const search = useCallback(() => setSearching(true), []);
  useSearchKeys(search);
  // Preloaded: text typed right after the shortcut would be lost while the search loads.
  useEffect(() => {
    if (status !== 'signedIn') return;
    preloadPalette().catch(() => {});
  }, [status]);
  const { ask, question } = useGuardedStaffSignOut();

  if (status === 'loading')
    return (
      <main>
        <h1 className="sr-only">{labels.name}</h1>
        <FullScreenSpinner label={labels.loading} />
      </main>
    );
  if (status === 'signedOut') return <Redirect to={PATHS.adminSignIn} />;
  if (user.role === 'driver') return <Redirect to={PATHS.run} />;
  return (
    <div className="flex min-h-dvh" data-density={density}>
      <a
        href={`#${MAIN_ID}`}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-20 focus:rounded-control focus:bg-brand focus:px-4 focus:py-3 focus:text-on-brand"
      >
        {common.skipToContent}
      </a>
      <Sidebar pages={pages} display={<DisplayChoices />} />
      {menuAsked && (
        <MenuDrawer pages={pages} open={menuOpen} onClose={closeMenu} display={<DisplayChoices />} />
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar
          menuOpen={menuOpen}
          onMenu={() => {
            setMenuAsked(true);
            setMenuOpen(true);
          }}
          onSearch={search}
          onLogout={ask}
          connection={<ConnectionPill area="back-office" />}
          bell={<StaffBell />}
        />
        {question}
        {searching && (
          <Suspense fallback={null}>
            <CommandPalette pages={pages} onClose={() => setSearching(false)} />
          </Suspense>
        )}
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="mx-auto w-full max-w-7xl flex-1 px-4 py-4 outline-none md:px-3 md:py-3 lg:px-6"
        >
          <Suspense fallback={<p role="status">{common.loading}</p>}>
            <Outlet />
            {/* The orders page marks its first screen itself, once its rows are there. */}
            {pathname !== PATHS.adminOrders && <FirstScreen />}
          </Suspense>
        </main>
      </div>
    </div>
  );
}
