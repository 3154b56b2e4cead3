import { type ReactNode, useEffect, useId, useRef } from 'react';

type Props = {
  readonly heading: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** Escape, the backdrop's own close, or the browser's back gesture. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A modal dialog on the browser's own `<dialog>`: it keeps the focus inside and gives it back. */
export function Dialog({ heading, role = 'dialog', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={headingId}
      onCancel={event => {
        // The owner of the state closes it, not the browser.
        event.preventDefault();
        onClose();
      }}
      className="m-auto max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] overflow-auto rounded-card bg-surface p-6 text-ink shadow-raised"
    >
      <h2 id={headingId} className="font-display text-xl font-semibold">
        {heading}
      </h2>
      <div className="mt-4">{children}</div>
    </dialog>
  );
}
