import { Suspense } from 'react';
import { type Load, lazyWith, type Part } from './lazyWith';
import { useLive } from './useLive';

/** A part of a screen that can be done without: until it is there, and where it cannot be had, there is nothing. */
export function lazyPart<Props extends object>(load: Load<Props>): Part<Props> {
  const Optional = lazyWith(load, () => null);
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
