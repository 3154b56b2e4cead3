import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { ModalDialogsContext } from './modalDialogsContext';

type Props = {
  readonly heading: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** Starts at the heading instead of the first control, where a dialog is first of all something to read. */
  readonly startAtHeading?: boolean;
  /** For what is more than a form: two columns or a table, where the screen has room for them. */
  readonly wide?: boolean;
  /** Stands beside the heading. */
  readonly beside?: ReactNode;
  /** Escape, the backdrop's own close, or the browser's back gesture. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A modal dialog on the browser's own `<dialog>`: it keeps the focus inside and gives it back. */
export function Dialog({
  heading,
  role = 'dialog',
  startAtHeading = false,
  wide = false,
  beside,
  onClose,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const isModal = useContext(ModalDialogsContext);
  // Before paint, and on the way out before the element leaves the page: only then is the focus given back.
  useLayoutEffect(() => {
    if (!isModal) return undefined;
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [isModal]);
  useLayoutEffect(() => {
    if (startAtHeading) title.current?.focus();
  }, [startAtHeading]);
  return (
    <dialog
      ref={dialog}
      // Beside the page without `show`, which would take the focus.
      open={!isModal}
      role={role}
      aria-labelledby={headingId}
      // The owner of the state closes it, not the browser. Escape is taken as a key, because of two in a row
      // the browser lets a page cancel only the first.
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onCancel={event => {
        if (!event.cancelable) return;
        event.preventDefault();
        onClose();
      }}
      onClose={event => {
        // Closed without a say (the back gesture, twice): open again, until the owner has decided.
        if (event.target !== dialog.current || dialog.current.open) return;
        dialog.current.showModal();
        onClose();
      }}
      className={`m-auto max-h-[90dvh] ${wide ? 'w-[min(52rem,calc(100vw-2rem))]' : 'w-[min(32rem,calc(100vw-2rem))]'} overflow-auto rounded-card bg-surface p-6 text-ink shadow-raised`}
    >
      <div className="flex items-start justify-between gap-3">
        <h2
          id={headingId}
          ref={title}
          tabIndex={startAtHeading ? -1 : undefined}
          className="line-clamp-6 font-display text-xl font-semibold wrap-anywhere outline-none"
        >
          {heading}
        </h2>
        {beside}
      </div>
      <div className="mt-4">{children}</div>
    </dialog>
  );
}
