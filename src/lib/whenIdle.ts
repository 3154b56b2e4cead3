/** Safari has no idle callback; there it is this share of the longest wait. */
const WITHOUT_CALLBACK = 1 / 10;

/** Resolves when the device has nothing better to do, but `longestMs` milliseconds from now at the latest. */
export const whenIdle = (longestMs: number): Promise<void> =>
  new Promise(resolve => {
    if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, longestMs * WITHOUT_CALLBACK);
    else globalThis.requestIdleCallback(() => resolve(), { timeout: longestMs });
  });
