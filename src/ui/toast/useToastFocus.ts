import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { TOAST_KEY } from './toast';

/**
 * The keyboard's way to toasts and back from them. The focus that one takes along, when it is dismissed or acted upon, goes
 * back to where it was before.
 */
export function useToastFocus(toaster: RefObject<HTMLElement | null>) {
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
