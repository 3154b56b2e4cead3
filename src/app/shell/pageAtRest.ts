const LONGEST_WAIT_MS = 5000;

/** Resolves when the page has loaded and its first screen no longer needs the device for itself. */
export async function pageAtRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise(resolve => globalThis.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>(resolve => {
    // Safari has no idle callback.
    if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, LONGEST_WAIT_MS / 5);
    else globalThis.requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
  });
}
