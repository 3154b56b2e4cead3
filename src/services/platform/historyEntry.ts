/** How react-router marks an entry of the browser's history; `usr` is what a screen passed along. */
type Entry = { readonly usr?: unknown; readonly key?: string };

/**
 * Puts `state` in the place of what a screen passed along with the current history entry, so that a reload, or coming
 * back to it, finds it there. Nothing on screen changes. `key`: the entry's own, of `useLocation`; where the browser is
 * at another entry already, nothing is stored.
 */
export function saveHistoryState(key: string, state: unknown): void {
  const entry = globalThis.history.state as Entry | null;
  if (entry?.key !== key) return;
  try {
    globalThis.history.replaceState({ ...entry, usr: state }, '');
  } catch {
    // Browsers bound how often, and how much. What was stored before stays.
  }
}
