import { sameItems } from './sameItems';

/** As many screens as ask at once: the bell, the page and what the page shows of others, each with a clock of its own. */
const RECENT = 4;

/**
 * Remembers the last few calls of a function: for what depends on the time, of which `createSelector`'s own memory would
 * keep every minute. The last call alone would not do: two screens whose minutes begin apart would take it from each other.
 */
export function recentMemo<Args extends readonly unknown[], Result>(compute: (...args: Args) => Result) {
  const recent: { readonly args: Args; readonly result: Result }[] = [];
  return (...args: Args): Result => {
    const known = recent.find(call => sameItems(call.args, args));
    if (known) return known.result;
    const result = compute(...args);
    recent.unshift({ args, result });
    recent.splice(RECENT);
    return result;
  };
}
