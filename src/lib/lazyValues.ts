/**
 * A function that makes its value at the first call and gives the same one to every later call. A failure is
 * not remembered: a chunk that could not be fetched on a bad connection is asked for again.
 */
export function lazyAsync<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((thrown: unknown) => {
      made = undefined;
      throw thrown;
    });
    return made;
  };
}

/**
 * The same for a value that needs no promise. For formats and collators of `Intl`: the first of a page takes a slow phone 30 to
 * 50 ms to make. Made while its module is evaluated, the first screen would wait for it.
 */
export function lazyValue<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
