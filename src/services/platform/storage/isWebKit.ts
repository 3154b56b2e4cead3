/** Whether the browser is WebKit's, as every one of an iPhone is. */
export const isWebKit = (): boolean => globalThis.navigator?.vendor?.startsWith('Apple') ?? false;
