import { X } from 'lucide-react';
import { resolveValue, ToastBar, Toaster, toast } from 'react-hot-toast';
import { useShellText } from '@/shared/text/shellText';
import { TOAST_DURATIONS_MS } from './toast';

type Props = { readonly position: 'top-center' | 'top-right' };

const { blank, error, success, loading, custom } = TOAST_DURATIONS_MS;

/** Spec §9; that there are at most 20 at a time, and that they wait under the pointer, is the library's own. */
const OPTIONS = {
  style: { maxWidth: 350, background: 'var(--color-surface)', color: 'var(--color-ink)' },
  removeDelay: 1000,
  blank: { duration: blank },
  error: { duration: error },
  success: { duration: success },
  loading: { duration: loading },
  custom: { duration: custom },
} as const;

/** What a toast speaks of, such as the number at the cart, is often in the bar at the top: it stays in sight. */
const BELOW_THE_BAR = { top: 76 };

/** Where a wing's toasts appear (spec §2), and where a screen reader hears them. */
export function Toasts({ position }: Props) {
  const text = useShellText();
  return (
    // A live region that comes with its words is not read out: so this one is there before any toast.
    <div aria-live="polite" aria-relevant="additions">
      <Toaster position={position} toastOptions={OPTIONS} containerStyle={BELOW_THE_BAR}>
        {shown => (
          <ToastBar toast={shown} position={position}>
            {({ icon }) => (
              <>
                {icon}
                <span className="mx-2.5 my-1 flex-auto whitespace-pre-line wrap-anywhere">
                  {resolveValue(shown.message, shown)}
                </span>
                <button
                  type="button"
                  aria-label={text.dismiss}
                  className="-my-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink"
                  onClick={() => toast.dismiss(shown.id)}
                >
                  <X aria-hidden className="size-5" />
                </button>
              </>
            )}
          </ToastBar>
        )}
      </Toaster>
    </div>
  );
}
