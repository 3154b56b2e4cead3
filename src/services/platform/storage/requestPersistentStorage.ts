/**
 * Asks the browser not to evict this site's data when the device runs short, or when nobody comes back for a week. Some
 * browsers ask the person, so it is done only when something is at stake. Never rejects.
 */
export async function requestPersistentStorage(): Promise<void> {
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch {
    // A browser that cannot promise has not lost anything yet.
  }
}
