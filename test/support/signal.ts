/** A promise that resolves when it is told to. `Promise.withResolvers` is younger than Node 20. */
export function signal(): readonly [promise: Promise<void>, resolve: () => void] {
  let resolve = () => {};
  const promise = new Promise<void>(done => {
    resolve = done;
  });
  return [promise, resolve];
}
