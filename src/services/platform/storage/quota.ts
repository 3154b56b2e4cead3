// @bundle early

/** Whether something could not be stored because this device, or the browser's share of it, is full. */
export function isDeviceFull(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'QuotaExceededError';
}
