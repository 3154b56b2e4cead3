/**
 * Remembers the last call of a function alone: for what depends on the time, of which `createSelector`'s own memory would
 * keep every minute.
 */
export function latestMemo<Args extends readonly unknown[], Result>(compute: (...args: Args) => Result) {
  let last: { readonly args: Args; readonly result: Result } | undefined;
  return (...args: Args): Result => {
    if (!last?.args.every((arg, place) => arg === args[place])) last = { args, result: compute(...args) };
    return last.result;
  };
}
