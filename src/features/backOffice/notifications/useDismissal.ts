import { type RefObject, useEffect } from 'react';

/** Calls back when the person turns to something else: a press outside of an element that is open, or Escape. */
export function useDismissal(
  element: RefObject<HTMLElement | null>,
  onDismiss: (by: 'press' | 'key') => void,
) {
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) onDismiss('press');
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss('key');
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [element, onDismiss]);
}
