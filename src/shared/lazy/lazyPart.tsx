import { Suspense, useEffect } from 'react';
import { type FailureProps, type Load, lazyWith, type Part } from './lazyWith';
import { useLive } from './useLive';

/** Nothing, until there is a network again. */
function Missing({ onRetry }: FailureProps) {
  useEffect(() => {
    globalThis.addEventListener('online', onRetry);
    return () => globalThis.removeEventListener('online', onRetry);
  }, [onRetry]);
  return null;
}

/** A part of a screen that can be done without: until it is there, and where it cannot be had, there is nothing. */
export function lazyPart<Props extends object>(load: Load<Props>): Part<Props> {
  const Optional = lazyWith(load, Missing);
  return function OptionalPart(props) {
    return (
      useLive() && (
        <Suspense fallback={null}>
          <Optional {...props} />
        </Suspense>
      )
    );
  };
}
