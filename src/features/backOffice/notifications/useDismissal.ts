import { type RefObject, useEffect } from 'react';

/**
 * Calls back when the person turns to something else: a press or the focus outside of an element that is
 * open, or Escape.
 */
export function useDismissal(
  element: RefObject<HTMLElement | null>,
  onDismiss: (by: 'elsewhere' | 'key') => void,
) {
  useEffect(() => {
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) onDismiss('elsewhere');
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss('key');
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [element, onDismiss]);
}
