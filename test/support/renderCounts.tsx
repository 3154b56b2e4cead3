import { type ComponentType, memo, Profiler } from 'react';

/** How often each counted component has rendered, by the name it is counted under. */
const counts = new Map<string, number>();

/** React's mark of what `memo` made. */
const MEMO = Symbol.for('react.memo');

type Options<Props> = {
  readonly name: string;
  /** What one of many is called: `OrderRow A1`. */
  readonly of?: (props: Props) => string;
};

/**
 * The component with React's Profiler around it: it is counted whenever something of it renders. What is memoised stays
 * so. For `vi.mock`, so that the app itself holds no trace of being measured.
 */
export function counted<Props extends object>(
  Component: ComponentType<Props>,
  { name, of }: Options<Props>,
): ComponentType<Props> {
  function Counted(props: Props) {
    const id = of ? `${name} ${of(props)}` : name;
    return (
      <Profiler id={id} onRender={() => counts.set(id, (counts.get(id) ?? 0) + 1)}>
        <Component {...props} />
      </Profiler>
    );
  }
  const isMemo = '$$typeof' in Component && Component.$$typeof === MEMO;
  return isMemo ? (memo(Counted) as unknown as ComponentType<Props>) : Counted;
}

/** The hook, counted whenever a component that uses it renders: of a page whose parts render without it. */
export function countedHook<Args extends readonly unknown[], Result>(
  hook: (...args: Args) => Result,
  name: string,
): (...args: Args) => Result {
  return (...args) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return hook(...args);
  };
}

/** What has rendered since the last time this was asked, and how often. */
export function rendered(): { readonly [name: string]: number } {
  const since = Object.fromEntries(counts);
  counts.clear();
  return since;
}
