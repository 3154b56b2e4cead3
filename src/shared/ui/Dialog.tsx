import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

type Props = {
  readonly heading: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** Starts at the heading instead of the first control, where a dialog is first of all something to read. */
  readonly startAtHeading?: boolean;
  /** Escape, the backdrop's own close, or the browser's back gesture. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A modal dialog on the browser's own `<dialog>`: it keeps the focus inside and gives it back. */
export function Dialog({ heading, role = 'dialog', startAtHeading = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [timesForced, setTimesForced] = useState(0);
  const headingId = useId();
  // Before paint, and on the way out before the element leaves the page: only then is the focus given back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useLayoutEffect(() => {
    if (startAtHeading) title.current?.focus();
  }, [startAtHeading]);
  // A browser may close it without asking (Escape twice); if the owner keeps it, it is shown again.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (timesForced > 0 && element && !element.open) element.showModal();
  }, [timesForced]);
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
      onClose={event => {
        if (event.target !== dialog.current || dialog.current.open) return;
        setTimesForced(timesForced + 1);
        onClose();
      }}
      className="m-auto max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] overflow-auto rounded-card bg-surface p-6 text-ink shadow-raised"
    >
      <h2
        id={headingId}
        ref={title}
        tabIndex={startAtHeading ? -1 : undefined}
        className="font-display text-xl font-semibold outline-none"
      >
        {heading}
      </h2>
      <div className="mt-4">{children}</div>
    </dialog>
  );
}
