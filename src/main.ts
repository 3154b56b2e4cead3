// @bundle entry

import { PATHS } from './lib/paths';
import './ui/theme.css';

/** The libraries, our own code and the start each run in a task of their own: in one they would hold a slow phone up. */
const nextTask = () => new Promise(resolve => setTimeout(resolve));

/** Auth asks the device and then a server who is there: that goes on while the libraries come. */
async function askWhoIsThere(): Promise<void> {
  if (!globalThis.location.pathname.startsWith(PATHS.adminSignIn)) return;
  // Auth's first word carries App Check's token already.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) {
    const { startAppCheck } = await import('./services/firebase/appCheck');
    startAppCheck({ env: import.meta.env, pageUrl: globalThis.location.href });
  }
  (await import('./app/start/beginAuth')).beginAuth();
}

async function takeOver(root: HTMLElement): Promise<void> {
  await import('./app/start/libraries');
  await nextTask();
  const { start } = await import('./app/start/start');
  // What the page names for later is asked for once what comes first has come.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
  await nextTask();
  await start(root);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
    link.href = link.dataset.later ?? '';
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// What fails here is asked for again by whoever needs it.
askWhoIsThere().catch(() => {});
void takeOver(root);
