import './shared/ui/theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** Resolves once a page that the build has rendered has been painted; at once where there is nothing to paint. */
async function painted(page: HTMLElement): Promise<void> {
  if (page.firstChild === null || document.visibilityState === 'hidden') return;
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
}

// This script imports nothing at once: of all that the app is, none runs before the page is on screen.
painted(root)
  .then(() => import('./app/start/start'))
  // In a task of its own, after the one in which its code has run: together they would hold a slow phone up for too long.
  .then(({ start }) => setTimeout(() => start(root)));
