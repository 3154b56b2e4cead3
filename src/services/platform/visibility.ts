/** Whether the page is looked at. */
export const isVisible = (): boolean => document.visibilityState === 'visible';

/** Calls back when it begins or ceases to be looked at; returns how to stop. */
export function onVisibility(listener: (visible: boolean) => void): () => void {
  const changed = () => listener(isVisible());
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
