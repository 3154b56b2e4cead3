import { useEffect } from 'react';

/** No text boxes: on a phone they would open the keyboard. */
const CONTROLS = 'a[href], button, summary, select, input[type="checkbox"], input[type="radio"]';

/**
 * Keeps the focus on the page. A control may go with what it did: with a filter that was cleared, a notice that was put
 * away. The browser would then begin again at the top; here the focus goes on beside it: to what around it is still there, if
 * that takes the focus, else to the first control therein.
 */
export function FocusRestorer(): null {
  useEffect(() => {
    let focused: Element | null = null;
    let around: readonly Element[] = [];

    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      focused = target;
      around = ancestorsOf(target);
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) return;
      // Chromium fires `blur` before the element is removed. If the element still exists, the person moved the focus away.
      queueMicrotask(() => {
        if (focused?.isConnected && document.activeElement === document.body) focused = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      focused = null;
      around.some(element => element.isConnected && takesFocus(element));
    });

    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      observer.disconnect();
    };
  }, []);
  return null;
}

/** From the nearest on. */
function ancestorsOf(element: Element): readonly Element[] {
  const ancestors: Element[] = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) ancestors.push(at);
  return ancestors;
}

/** Whether the focus is now at an element or within it: what is hidden, or behind a dialog, refuses it. */
function takesFocus(element: Element): boolean {
  if (element instanceof HTMLElement && element.hasAttribute('tabindex')) {
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return true;
  }
  return [...element.querySelectorAll<HTMLElement>(CONTROLS)].some(control => {
    if (control.tabIndex >= 0) control.focus();
    return document.activeElement === control;
  });
}
