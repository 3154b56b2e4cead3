import './shared/ui/theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

import('./app/start/start').then(({ start }) => {
  // What the page names for later is asked for once what comes first has come.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
  // In a task of its own, after the one in which its code has run: together they would hold a slow phone up for too long.
  setTimeout(() => start(root));
});
