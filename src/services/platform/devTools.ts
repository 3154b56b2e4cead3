/**
 * Whether there is a Redux DevTools extension that may look into the store: in development; in production only where a
 * developer asked for it in this tab, by `sessionStorage.setItem('devtools', 'on')` in the console and a reload. The state
 * holds addresses and phones, and whoever uses the shop has not chosen that an extension reads them.
 */
export function mayInspect(): boolean {
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in globalThis)) return false;
  if (import.meta.env.DEV) return true;
  try {
    return globalThis.sessionStorage.getItem('devtools') === 'on';
  } catch {
    // The browser refuses its storage.
    return false;
  }
}
