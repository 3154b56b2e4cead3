/** Whether the browser's engine is WebKit: that of Safari, and of nearly every browser on an iPhone. */
export const isWebKit = (): boolean => globalThis.navigator?.vendor?.startsWith('Apple') ?? false;
