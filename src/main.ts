import './shared/ui/theme.css';

/** The libraries, our own code and the start each run in a task of their own: in one they would hold a slow phone up. */
const nextTask = () => new Promise(resolve => setTimeout(resolve));

async function takeOver(root: HTMLElement): Promise<void> {
  await import('./app/start/libraries');
  await nextTask();
  const { start } = await import('./app/start/start');
  // What the page names for later is asked for once what comes first has come.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
    link.href = link.dataset.later ?? '';
  await nextTask();
  await start(root);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
void takeOver(root);
