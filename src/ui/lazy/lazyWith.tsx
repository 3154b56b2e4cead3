import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isChunkFailure } from './chunkFailure';
import { loadFullStyleSheet } from './loadFullStyleSheet';

/** A component, as far as its loading is concerned. */
export type Part<Props> = (props: Props) => ReactNode;
export type Load<Props> = () => Promise<Part<Props>>;
export type FailureProps = { readonly onRetry: () => void };
/** A part that can be loaded before it is shown: it is then there in the first frame. */
export type LazyPart<Props> = Part<Props> & { readonly preload: () => Promise<void> };

/**
 * `React.lazy` keeps a failure for as long as the page lives. This one shows `Failure` in the part's place, and
 * tries again when asked or when the place is opened anew. What the part itself throws goes to the crash page. Without
 * `Waiting` a `Suspense` above shows what there is to show until it is there. Around what is there from the first frame none is
 * drawn: React takes a rendered page over one `Suspense` after the other, with a third of a second between two.
 *
 * @param beforeTold awaited before `Failure` is shown
 */
export function lazyWith<Props extends object>(
  load: Load<Props>,
  Failure: Part<Props & FailureProps>,
  Waiting?: Part<Props>,
  beforeTold?: () => unknown,
): LazyPart<Props> {
  let failed = false;
  let preloaded: Part<Props> | null = null;
  const attempt = () => ({
    Loaded: lazy(async (): Promise<{ default: Part<Props & FailureProps> }> => {
      try {
        const [part] = await Promise.all([load(), loadFullStyleSheet()]);
        return { default: part };
      } catch (thrown) {
        if (!isChunkFailure(thrown)) throw thrown;
        await beforeTold?.();
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
  function Lazy(props: Props) {
    const [Preloaded] = useState(() => preloaded);
    const [{ Loaded }, show] = useState(latest);
    useEffect(() => () => void renew(), []);
    if (Preloaded) return <Preloaded {...props} />;
    const loaded = <Loaded {...props} onRetry={() => show(renew())} />;
    return Waiting ? <Suspense fallback={<Waiting {...props} />}>{loaded}</Suspense> : loaded;
  }
  const preload = async () => {
    preloaded = await load();
  };
  return Object.assign(Lazy, { preload });
}
