import { LogOut, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAuth } from '@/entities/user/authContext';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { Button } from '@/shared/ui/Button';

type Props = {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
  readonly onLogout: () => void;
  /** How the device is connected. */
  readonly connection: ReactNode;
};

export function TopBar({ menuOpen, onMenu, onLogout, connection }: Props) {
  const text = useBackOfficeText().shell;
  const { session } = useAuth();

  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface/95 backdrop-blur">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-3 px-4 lg:px-6">
        <button
          type="button"
          aria-label={text.openMenu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          className="grid size-11 place-items-center rounded-control text-ink hover:bg-sunken lg:hidden"
          onClick={onMenu}
        >
          <Menu aria-hidden className="size-6" />
        </button>
        {connection}
        <p className="ml-auto min-w-0 truncate text-base font-medium">
          <span className="sr-only">{text.signedInAs} </span>
          {session.user?.name || session.user?.email}
        </p>
        <Button variant="secondary" className="shrink-0 px-4!" onClick={onLogout}>
          <LogOut aria-hidden className="size-5" />
          {text.logout}
        </Button>
      </div>
    </header>
  );
}
