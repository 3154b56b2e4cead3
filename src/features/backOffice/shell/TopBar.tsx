import { LogOut, Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAuth } from '@/entities/user/authContext';
import { toAppError } from '@/services/firebase/toAppError';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { failureText } from '@/shared/text/failureText';
import { Button } from '@/shared/ui/Button';
import { showToast } from '@/shared/ui/toast';

type Props = {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
  /** How the device is connected. */
  readonly connection: ReactNode;
};

export function TopBar({ menuOpen, onMenu, connection }: Props) {
  const text = useBackOfficeText().shell;
  const common = useCommonText();
  const { session, signOut } = useAuth();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await signOut();
    } catch (thrown) {
      setLeaving(false);
      await showToast('error', failureText(toAppError(thrown), common));
    }
  }

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
        <Button variant="secondary" className="shrink-0 px-4!" disabled={leaving} onClick={leave}>
          <LogOut aria-hidden className="size-5" />
          {text.logout}
        </Button>
      </div>
    </header>
  );
}
