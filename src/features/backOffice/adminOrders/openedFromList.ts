/** Marks an entry of the history that Back leaves for the list it was opened from. */
export const OPENED_FROM_LIST = { openedFromList: true } as const;

export function wasOpenedFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedFromList' in state;
}
