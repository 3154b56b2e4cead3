import { LogOut, Menu, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { backOfficeLabels } from '@/i18n/en/backOffice/backOffice';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { useAuth } from '@/store/session/authContext';
import { Button } from '@/ui/Button';
import { SearchIcon } from '@/ui/icons';

const ICON_BUTTON = 'grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-sunken';

type Props = {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
  readonly onSearch: () => void;
  readonly onLogout: () => void;
  /** How the device is connected. */
  readonly connection: ReactNode;
  readonly bell: ReactNode;
};

/** One line; what there is to know of the connection stands below it where that would crowd the line. */
export function TopBar({ menuOpen, onMenu, onSearch, onLogout, connection, bell }: Props) {
  const labels = useLabels(backOfficeLabels).shell;
  const { session } = useAuth();

  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface/95 backdrop-blur">
      <div className="relative mx-auto flex max-w-7xl flex-wrap items-center gap-x-0.5 px-2 py-2.5 sm:gap-x-2 sm:px-4 lg:px-6">
        <button
          type="button"
          aria-label={labels.openMenu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          className={`${ICON_BUTTON} lg:hidden`}
          onClick={onMenu}
        >
          <Menu aria-hidden className="size-6" />
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          className="flex size-11 shrink-0 items-center justify-center gap-3 rounded-control hover:bg-sunken md:w-56 md:justify-start md:border md:border-line-strong md:px-3.5 md:text-ink-soft"
          onClick={onSearch}
        >
          <SearchIcon className="size-6 shrink-0 md:size-5" />
          <span className="max-md:sr-only">{labels.search}</span>
          <kbd aria-hidden className="ml-auto hidden font-sans text-sm md:inline">
            Ctrl K
          </kbd>
        </button>
        <div className="order-last basis-full has-[a,span]:pt-2 xl:order-none xl:basis-auto xl:has-[a,span]:pt-0">
          {connection}
        </div>
        <p className="ml-auto min-w-0 flex-1 truncate px-1 text-right text-base font-medium">
          <span className="sr-only">{labels.signedInAs} </span>
          {session.user?.name || session.user?.email}
        </p>
        <div className="size-11 shrink-0">{bell}</div>
        <NavLink
          to={PATHS.settings}
          aria-label={labels.settings}
          className={({ isActive }) => `${ICON_BUTTON} ${isActive ? 'bg-brand-soft text-brand' : ''}`}
        >
          <Settings aria-hidden className="size-6" />
        </NavLink>
        <Button variant="secondary" className="min-w-11 shrink-0 px-2.5! md:px-4!" onClick={onLogout}>
          <LogOut aria-hidden className="size-5" />
          <span className="max-md:sr-only">{labels.logout}</span>
        </Button>
      </div>
    </header>
  );
}
