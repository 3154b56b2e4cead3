/** Marks an entry of the history that Back leaves for the page it was opened from. */
export const OPENED_FROM_PAGE = { openedFromPage: true } as const;

export const wasOpenedFromPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedFromPage' in state;
