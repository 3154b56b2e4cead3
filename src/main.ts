// @bundle entry

import { PATHS } from './lib/paths';
import './ui/theme.css';

/** The libraries, our own code and the start each run in a task of their own: in one they would hold a slow phone up. */
const nextTask = () => new Promise(resolve => setTimeout(resolve));

/** Starts Auth early: it reads the stored session and asks the server while the libraries still load. */
async function startAuthEarly(): Promise<void> {
  if (!globalThis.location.pathname.startsWith(PATHS.adminSignIn)) return;
  // Auth's first request must already carry the App Check token.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) {
    const { startAppCheck } = await import('./services/firebase/appCheck');
    startAppCheck({ env: import.meta.env, pageUrl: globalThis.location.href });
  }
  (await import('./app/start/startStaffAuth')).startStaffAuth();
}

async function startApp(root: HTMLElement): Promise<void> {
  await import('./app/start/libraries');
  await nextTask();
  const { start } = await import('./app/start/start');
  // Preloads that the page marks as later start only after the first code has loaded.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
  await nextTask();
  await start(root);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
    link.href = link.dataset.later ?? '';
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// On failure, the code that needs Auth loads it again.
startAuthEarly().catch(() => {});
startApp(root).catch(async (thrown: unknown) => {
  try {
    (await import('./app/errors/startAgain')).startAgain(thrown);
  } catch {
    // The code of the message is missing too. An empty page tries again; a rendered one stays as it is: its links work.
    const reload = () => globalThis.location.reload();
    if (navigator.onLine && !root.hasChildNodes()) setTimeout(reload, 9000);
    else addEventListener('online', reload);
  }
});
