// @bundle on-demand

// It imports nothing that a first screen loads: that is what could not be had.
import { NOT_STARTED } from '@/i18n/notStarted';

const WAIT_MS = 2000;

const reload = () => globalThis.location.reload();

/** Whether this visit is a reload already, by this function or by the person. */
const isReloaded = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ type }) => type === 'reload',
  );

/** Below what the build has rendered of the page, which stays readable; on an empty page at its top. */
function showMessage(): void {
  const message = document.createElement('div');
  message.setAttribute('role', 'alert');
  message.style.cssText =
    'position:sticky;bottom:0;z-index:50;padding:1rem;text-align:center;background:Canvas;color:CanvasText';
  const button = document.createElement('button');
  button.style.cssText =
    'min-height:2.75rem;margin-top:.5rem;padding:0 1rem;border:1px solid;border-radius:.5rem';
  button.addEventListener('click', reload);
  for (const { code, ...texts } of NOT_STARTED) {
    const paragraph = Object.assign(document.createElement('p'), { lang: code, textContent: texts.heading });
    message.append(paragraph);
    const word = Object.assign(document.createElement('span'), { lang: code, textContent: texts.reload });
    button.append(button.hasChildNodes() ? ' · ' : '', word);
  }
  message.append(button);
  document.body.append(message);
}

/** Reloads the page and never resolves, where this visit may go better; at a reload, or without a network, resolves at once. */
export async function reloadOnce(): Promise<void> {
  if (!navigator.onLine || isReloaded()) return;
  setTimeout(reload, WAIT_MS);
  await new Promise(() => {});
}

/**
 * Recovers from an app that could not start. A browser keeps the failure of a script until the page is reloaded. So the page is
 * reloaded once, now or as soon as there is a network; if it fails again, a message with a Reload button is shown.
 */
export function startAgain(thrown: unknown): void {
  globalThis.reportError(thrown);
  globalThis.addEventListener('online', reload);
  void reloadOnce().then(showMessage);
}
