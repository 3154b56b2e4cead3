import { useEffect, useState } from 'react';
import { useHydrated } from './hydration';
import { type FailureProps, type LazyPart, type Load, lazyWith, type Part } from './lazyWith';

/** Not in `retryPolicy`, which would come with every first screen for it. */
const ASK_AGAIN_MS = 60_000;

const nothing = () => null;

/** Asks again in a minute, or when there is a network again. Returns how to stop. */
function askLater(ask: () => void): () => void {
  const timer = setTimeout(ask, ASK_AGAIN_MS);
  addEventListener('online', ask);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', ask);
  };
}

function MissingPart({ onRetry }: FailureProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often its parent is drawn anew
  useEffect(() => askLater(onRetry), []);
  return null;
}

/** A part of a screen that can be done without: until it is there, and where it cannot be had, there is nothing. */
export function lazyPart<Props extends object>(load: Load<Props>): Part<Props> {
  const Optional = lazyWith(load, MissingPart, nothing);
  return function OptionalPart(props) {
    return useHydrated() && <Optional {...props} />;
  };
}

/** React leaves alone what is in an element of the page whose content is given as text. */
const AS_IT_CAME = { __html: '' };

/**
 * Such a part that the build renders with its screen: what the page came with stands in its place, marked `data-rendered`,
 * until the part itself is there.
 */
export function renderedPart<Props extends object>(load: Load<Props>): LazyPart<Props> {
  const Later = lazyWith(load, MissingPart, nothing);
  let isLoaded = false;
  function RenderedPart(props: Props) {
    /** False while nothing is known, true once it is there, else why it could not be had. */
    const [outcome, setOutcome] = useState<unknown>(isLoaded);
    useEffect(() => {
      const show = () => {
        isLoaded = true;
        setOutcome(true);
      };
      // Where it cannot be had now, what the page came with stays, and goes on doing what it does.
      const ask = () => void Later.preload().then(show, setOutcome);
      if (outcome !== true) return outcome ? askLater(ask) : ask();
    }, [outcome]);
    const part = <Later {...props} />;
    if (import.meta.env.SSR) return <div data-rendered="">{part}</div>;
    if (outcome === true) return part;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
    return <div data-rendered="" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_CAME} />;
  }
  return Object.assign(RenderedPart, { preload: Later.preload });
}
