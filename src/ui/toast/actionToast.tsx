import { toast } from 'react-hot-toast/headless';
import { dismissLast, TOAST_KEY } from './toast';

/** Long enough to read, to understand what went wrong, and to reach the button with a keyboard, in milliseconds. */
const DURATION_MS = 10_000;

type Action = { readonly label: string; readonly onAct: () => void };

/** A toast of something done, or told, with a button; the last one `about` the same makes way for it. */
export function showActionToast(
  message: string,
  { label, onAct }: Action,
  about: string,
  look: 'success' | 'plain' = 'success',
): void {
  const id = (look === 'success' ? toast.success : toast)(
    shown => (
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="line-clamp-4 min-w-0">{message}</span>
        <button
          type="button"
          aria-keyshortcuts={TOAST_KEY}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-brand underline hover:bg-brand-soft"
          onClick={() => {
            toast.dismiss(shown.id);
            onAct();
          }}
        >
          {label}
          <kbd
            aria-hidden
            className="hidden rounded border border-line-strong px-1.5 font-sans text-xs text-ink-soft pointer-fine:inline"
          >
            {TOAST_KEY}
          </kbd>
        </button>
      </span>
    ),
    { duration: DURATION_MS },
  );
  dismissLast(toast, about, id);
}
