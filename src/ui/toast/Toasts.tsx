// @bundle soon

import { CircleCheck, CircleX, X } from 'lucide-react';
import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { shellLabels } from '@/i18n/en/shell';
import { useLabels } from '@/i18n/labels';
import { TOAST_DURATIONS_MS, TOAST_KEY } from './toast';

/**
 * The keyboard's way to toasts and back from them. The focus that one takes along, when it is dismissed or acted upon, goes
 * back to where it was before.
 */
function useToastFocus(toaster: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== TOAST_KEY && event.key !== 'Escape') return;
      if (toaster.current?.contains(document.activeElement)) goBack(before.current);
      else if (event.key === TOAST_KEY) toaster.current?.querySelector<HTMLElement>('button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toaster]);

  return {
    /** Whether the focus came from outside. */
    entered({ relatedTarget }: FocusEvent): boolean {
      if (isInside(toaster.current, relatedTarget)) return false;
      before.current = relatedTarget;
      return true;
    },
    left: ({ relatedTarget }: FocusEvent): boolean => !isInside(toaster.current, relatedTarget),
    /** Whatever is pressed in a toast ends it. */
    pressed({ target }: { readonly target: EventTarget }): void {
      if (target instanceof Element && target.closest('button')) goBack(before.current);
    },
  } as const;
}

const isInside = (element: Element | null, target: EventTarget | null): boolean =>
  element !== null && target instanceof Node && element.contains(target);

function goBack(to: Element | null): void {
  const place = to?.isConnected ? to : document.querySelector('main');
  if (place instanceof HTMLElement) place.focus();
}

type Position = 'top-center' | 'top-right';
type Props = { readonly position: Position };

const { blank, error, success, loading, custom } = TOAST_DURATIONS_MS;

/** Spec §9; that there are at most 20 at a time, and that they wait under the pointer, is the library's own. */
const OPTIONS = {
  removeDelay: 1000,
  blank: { duration: blank },
  error: { duration: error },
  success: { duration: success },
  loading: { duration: loading },
  custom: { duration: custom },
} as const;

/** Spec §9. */
const MAX_WIDTH_PX = 350;

const PLACES: { readonly [position in Position]: string } = {
  'top-center': 'center',
  'top-right': 'flex-end',
};

type ShownProps = {
  readonly shown: Toast;
  readonly offset: number;
  readonly position: Position;
  readonly onHeight: (id: string, height: number) => void;
};

/** One toast in its place among the others. Its words may change their height while it is on screen. */
function ShownToast({ shown, offset, position, onHeight }: ShownProps) {
  const labels = useLabels(shellLabels);
  const { id, type, visible, height } = shown;
  const said = resolveValue(shown.message, shown);
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const tell = () => onHeight(id, element.getBoundingClientRect().height);
      tell();
      const watch = new MutationObserver(tell);
      watch.observe(element, { subtree: true, childList: true, characterData: true });
      return () => watch.disconnect();
    },
    [id, onHeight],
  );
  return (
    <div
      ref={measure}
      className="absolute inset-x-0 flex transition-transform duration-200 ease-settle"
      style={{ top: 0, justifyContent: PLACES[position], transform: `translateY(${offset}px)` }}
    >
      <div
        className={`flex items-center rounded-control border border-line bg-surface px-2.5 py-2 leading-snug text-ink shadow-raised ${
          height === undefined
            ? 'opacity-0'
            : visible
              ? 'pointer-events-auto animate-toast-in'
              : 'animate-toast-out'
        }`}
        style={{ maxWidth: MAX_WIDTH_PX }}
      >
        {type === 'success' && <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />}
        {type === 'error' && <CircleX aria-hidden className="size-5 shrink-0 text-bad" />}
        {/* Plain text is cut after six lines; a toast with a button lays out itself. */}
        <div
          className={`mx-2.5 my-1 flex-auto whitespace-pre-line wrap-anywhere ${typeof said === 'string' ? 'line-clamp-6' : ''}`}
        >
          {said}
        </div>
        <button
          type="button"
          aria-label={labels.dismiss}
          className="-my-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink"
          onClick={() => toast.dismiss(id)}
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </div>
  );
}

/**
 * Where an area's toasts appear (spec §2), and where a screen reader hears them. Below the bar at the top: what a toast
 * speaks of, such as the number at the cart, is often there. Drawn by us: the library's own drawing writes styles into the
 * page, which the policy in firebase.json forbids.
 */
export function Toasts({ position }: Props) {
  const { toasts, handlers } = useToaster(OPTIONS);
  const { startPause, endPause, updateHeight, calculateOffset } = handlers;
  const toaster = useRef<HTMLDivElement>(null);
  const { entered, left, pressed } = useToastFocus(toaster);
  return (
    // A live region that comes with its words is not read out: so this one is there before any toast.
    <div aria-live="polite" aria-relevant="additions">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: under the pointer or the focus they wait to be read; only their buttons are pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        ref={toaster}
        data-toaster
        className="pointer-events-none fixed inset-x-4 top-19 z-60"
        onMouseEnter={startPause}
        onMouseLeave={() => {
          if (!toaster.current?.contains(document.activeElement)) endPause();
        }}
        onFocus={event => {
          if (entered(event)) startPause();
        }}
        onBlur={event => {
          if (left(event)) endPause();
        }}
        onClick={pressed}
      >
        {toasts.map(shown => (
          <ShownToast
            key={shown.id}
            shown={shown}
            offset={calculateOffset(shown, { gutter: 8, defaultPosition: position })}
            position={position}
            onHeight={updateHeight}
          />
        ))}
      </div>
    </div>
  );
}
