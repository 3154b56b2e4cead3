import { lazy, type ReactNode, useEffect, useState } from 'react';
import { isChunkFailure } from './chunkFailure';

/** A component, as far as its loading is concerned. */
export type Part<Props> = (props: Props) => ReactNode;
export type Load<Props> = () => Promise<Part<Props>>;
export type FailureProps = { readonly onRetry: () => void };

/**
 * `React.lazy` keeps a failure for as long as the page lives. This one shows `Failure` in the part's place, and
 * tries again when asked or when the place is opened anew. What the part itself throws goes to the crash page.
 */
export function lazyWith<Props extends object>(
  load: Load<Props>,
  Failure: Part<Props & FailureProps>,
): Part<Props> {
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
