import { type RefObject, useEffect, useRef } from 'react';

/** True once the component is off the screen: code that has waited must not lead anybody away then. */
export function useUnmountedRef(): RefObject<boolean> {
  const unmounted = useRef(false);
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
    };
  }, []);
  return unmounted;
}
