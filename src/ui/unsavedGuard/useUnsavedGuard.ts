import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { addUnsavedGuard, type UnsavedGuard } from './addUnsavedGuard';
import { useLeaveGuard } from './leaveGuard';

/**
 * Keeps the person where something typed would be lost, and knows when to ask them. `losesAt`: null while there is
 * nothing to lose.
 */
export function useUnsavedGuard(losesAt: UnsavedGuard['losesAt'] | null) {
  const guard = useLeaveGuard();
  const latest = useRef(losesAt);
  const goOn = useRef<(() => void) | null>(null);
  const [asking, setAsking] = useState(false);
  const hasUnsaved = losesAt !== null;

  useLayoutEffect(() => {
    latest.current = losesAt;
  });
  useLayoutEffect(() => {
    if (!hasUnsaved) return;
    return addUnsavedGuard(guard, {
      losesAt: to => latest.current?.(to) ?? false,
      ask(go) {
        goOn.current = go;
        setAsking(true);
      },
    });
  }, [guard, hasUnsaved]);

  return {
    asking,
    /** Stays, with everything as it is. */
    stay: useCallback(() => {
      goOn.current = null;
      setAsking(false);
    }, []),
    /** Guards nothing until the next render, and goes where the person was going: false if nowhere. */
    leave: useCallback((): boolean => {
      const go = goOn.current;
      latest.current = null;
      goOn.current = null;
      setAsking(false);
      go?.();
      return go !== null;
    }, []),
  } as const;
}
