/**
 * Asks the browser not to clear what this site keeps when the device runs short of room, as Safari does after a week
 * and others do at any time. A browser may refuse or not know of it: then nothing is different.
 */
export async function persistBrowserStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}
