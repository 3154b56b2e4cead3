import { X } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import type { StaffLink } from '@/components/page/staffPage';
import { backOfficeLabels } from '@/i18n/en/backOffice/backOffice';
import { useLabels } from '@/i18n/labels';
import { ModalDialogsContext } from '@/ui/dialog/modalDialogsContext';
import { DESKTOP_UP, useMediaQuery } from '@/ui/useMediaQuery';
import { UpgradeCard } from './lazyParts';
import { Navigation } from './Navigation';
import { OfficeBrand } from './OfficeBrand';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** How the app looks and speaks. */
  readonly display: ReactNode;
  /** What the navigation leads to. */
  readonly pages: readonly StaffLink[];
};

/**
 * The sidebar of small screens. A modal `<dialog>`: the browser keeps the focus inside, gives it back to the
 * menu button, closes it on Escape, and keeps a closed one out of reach.
 */
export function MenuDrawer({ open, onClose, pages, display }: Props) {
  const labels = useLabels(backOfficeLabels).shell;
  const drawer = useRef<HTMLDialogElement>(null);
  const fixedSidebarShown = useMediaQuery(DESKTOP_UP);
  const shown = open && !fixedSidebarShown;
  const isModal = useContext(ModalDialogsContext);
  useEffect(() => {
    const element = drawer.current;
    if (!shown) element?.close();
    else if (!element?.open) element?.[isModal ? 'showModal' : 'show']();
  }, [shown, isModal]);
  return (
    <dialog
      ref={drawer}
      aria-label={labels.name}
      onClose={onClose}
      // The dimmed page behind is the dialog's backdrop; its panel covers the rest of the dialog.
      onClick={event => {
        if (event.target === drawer.current) onClose();
      }}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose();
      }}
      className="m-0 h-dvh max-h-none w-64 max-w-[calc(100vw-3.5rem)] -translate-x-full bg-surface text-ink shadow-raised transition-[translate,display,overlay] transition-discrete duration-200 open:translate-x-0 starting:open:-translate-x-full"
    >
      <div className="flex min-h-full flex-col gap-6 p-4">
        <div className="flex items-center justify-between">
          <OfficeBrand />
          <button
            type="button"
            aria-label={labels.closeMenu}
            className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
            onClick={onClose}
          >
            <X aria-hidden className="size-6" />
          </button>
        </div>
        <Navigation pages={pages} onChoose={onClose} />
        <div className="mt-auto flex flex-col gap-6 text-ink-soft">
          {shown && <UpgradeCard />}
          {display}
        </div>
      </div>
    </dialog>
  );
}
