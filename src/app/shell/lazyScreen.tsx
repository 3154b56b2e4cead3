import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isChunkFailure } from './chunkFailure';
import { ScreenNotLoaded } from './ScreenNotLoaded';

type Part<Props> = (props: Props) => ReactNode;
type Load<Props> = () => Promise<Part<Props>>;
type FailureProps = { readonly onRetry: () => void };

/**
 * `React.lazy` keeps a failure for as long as the page lives. This one shows `Failure` in the part's place, and
 * tries again when asked or when the place is opened anew. What the part itself throws goes to the crash page.
 */
function lazyWith<Props extends object>(load: Load<Props>, Failure: Part<FailureProps>): Part<Props> {
  let failed = false;
  const attempt = () => ({
    Loaded: lazy(async (): Promise<{ default: Part<Props & FailureProps> }> => {
      try {
        return { default: await load() };
      } catch (thrown) {
        if (!isChunkFailure(thrown)) throw thrown;
        failed = true;
        return { default: Failure };
      }
    }),
  });
  let latest = attempt();
  const renew = () => {
    if (failed) latest = attempt();
    failed = false;
    return latest;
  };
  return function LazyPart(props) {
    const [{ Loaded }, show] = useState(latest);
    useEffect(() => () => void renew(), []);
    return <Loaded {...props} onRetry={() => show(renew())} />;
  };
}

/** A screen with a bundle of its own. Where that cannot be had, the person is told how to go on. */
export const lazyScreen = <Props extends object>(load: Load<Props>) => lazyWith(load, ScreenNotLoaded);

/** A part of a screen that can be done without: until it is there, and where it cannot be had, there is nothing. */
export function lazyPart<Props extends object>(load: Load<Props>): Part<Props> {
  const Optional = lazyWith(load, () => null);
  return function OptionalPart(props) {
    return (
      <Suspense fallback={null}>
        <Optional {...props} />
      </Suspense>
    );
  };
}
