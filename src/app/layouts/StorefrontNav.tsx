import { useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { commonLabels } from '@/i18n/en/common';
import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { useAuth } from '@/store/session/authContext';
import { buttonClass } from '@/ui/Button';
import { CloseIcon, MenuIcon } from '@/ui/icons';
import { useHydrated } from '@/ui/lazy/hydration';
import { useGuardedSignOut } from '../outbox/useGuardedSignOut';
import { CartLink, ConnectionPill } from '../shell/lazyParts';
import { Brand } from './Brand';

const LINK_CLASS =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-medium text-ink hover:bg-brand-soft ' +
  'aria-[current=page]:text-brand aria-[current=page]:underline decoration-2 underline-offset-8';

/** Spec §2: Menu always; My Orders, Profile and Logout when signed in, else Login. */
export function StorefrontNav() {
  const labels = useLabels(storefrontLabels).nav;
  const common = useLabels(commonLabels);
  const navigate = useNavigate();
  const { session, signOut } = useAuth();
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const live = useHydrated();
  const close = () => setOpen(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);

  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState(false);
  // Leave the page before signing out, even if the next page loads slowly: a page that needs a session would redirect to sign-in.
  useEffect(() => {
    if (!leaving || pathname !== PATHS.landing) return;
    setLeaving(false);
    signOut().catch(async thrown =>
      (await import('../outbox/showSignOutFailure')).showSignOutFailure(thrown, common),
    );
  }, [leaving, pathname, signOut, common]);
  const leave = () => {
    setLeaving(true);
    navigate(PATHS.landing);
  };
  const { ask, question } = useGuardedSignOut('storefront', leave);
  const logout = () => {
    close();
    ask();
  };

  return (
    <header className="sticky top-0 z-40 border-b border-line bg-canvas/95 backdrop-blur">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between px-4 py-1.5 sm:px-6 sm:py-2.5">
        <Brand onClick={close} />
        <ConnectionPill area="storefront" />
        {/* Reserves the space, so that nothing moves when it loads; and the menu's beside it, until that is read. */}
        <div className="mr-12 ml-auto size-11 md:order-1 md:mr-0 md:ml-2">
          <CartLink onClick={close} />
        </div>
        <button
          ref={toggle}
          type="button"
          inert={!live}
          className="-ml-11 grid size-11 place-items-center rounded-control text-brand hover:bg-brand-soft md:hidden"
          aria-label={open ? labels.closeMenu : labels.openMenu}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(!open)}
        >
          {open ? <CloseIcon className="size-6" /> : <MenuIcon className="size-6" />}
        </button>
        <nav
          id={menuId}
          aria-label={labels.label}
          className={`${open ? 'flex' : 'hidden'} w-full flex-col gap-1 pt-2 pb-1 md:flex md:ml-auto md:w-auto md:flex-row md:items-center md:p-0`}
        >
          <NavLink to={PATHS.menu} className={LINK_CLASS} onClick={close}>
            {labels.menu}
          </NavLink>
          {/* While nothing is known of the session its place stays empty, and stays its size. */}
          {!session.user && session.status === 'loading' && <span className="min-h-11 min-w-24" />}
          {!session.user && session.status === 'signedOut' && (
            <NavLink to={PATHS.login} className={buttonClass('primary', 'min-w-24')} onClick={close}>
              {labels.login}
            </NavLink>
          )}
          {session.user && (
            <>
              <NavLink to={PATHS.trackOrder} className={LINK_CLASS} onClick={close}>
                {labels.myOrders}
              </NavLink>
              <NavLink to={PATHS.profile} className={LINK_CLASS} onClick={close}>
                <span
                  aria-hidden
                  className="grid size-7 shrink-0 place-items-center rounded-full bg-brand font-semibold text-on-brand text-sm uppercase"
                >
                  {[...(session.user.name || session.user.email)][0]}
                </span>
                <span className="max-w-60 truncate md:max-w-24 lg:max-w-40">
                  {session.user.name || labels.profile}
                </span>
              </NavLink>
              <button type="button" className={LINK_CLASS} onClick={logout}>
                {labels.logout}
              </button>
            </>
          )}
        </nav>
      </div>
      {question}
    </header>
  );
}
