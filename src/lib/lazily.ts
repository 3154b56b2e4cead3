/**
 * A function that makes its value at the first call and gives the same one to every later call. A failure is
 * not remembered: a chunk that could not be fetched on a bad connection is asked for again.
 */
export function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((thrown: unknown) => {
      made = undefined;
      throw thrown;
    });
    return made;
  };
}
