import type { Plugin } from 'vite';

/** Vite's own name for what it puts around each `import()`. */
const HELPER = '\0vite/preload-helper.js';

/**
 * What loads a script together with those that it imports. Vite's own does so for style sheets too, and waits for them:
 * the app has one sheet, which is loaded apart (`loadFullStyleSheet`).
 *
 * Without a network, and without a worker that may have it, a script that was never fetched is not asked for: most browsers
 * remember for as long as the page lives that one could not be had (Chromium since 150), and what waits to be sent would wait
 * for the code that sends it until the page is loaded anew. It fails in the words of Safari, and may be asked for again.
 * With a network, it is fetched first, as soon as there is the code for that (`scriptFiles`).
 */
const CODE = `const wasFetched = file =>
  performance.getEntriesByType('resource').some(got => got.name.endsWith(file) && got.responseStatus !== 0);

export const __vitePreload = async (load, files = []) => {
  const [file] = /\\/.+?\\.js/.exec(load) ?? [];
  if (file && !navigator.onLine && !navigator.serviceWorker?.controller && !wasFetched(file)) {
    throw new TypeError('Importing a module script failed');
  }
  if (file) await globalThis.fetchScript?.(file);
  for (const file of files) {
    const href = '/' + file;
    if (document.querySelector('link[href="' + href + '"]')) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return load();
};`;

/** Puts a helper of a few lines in the place of Vite's. */
export function preloading(): Plugin {
  return {
    name: 'preloading',
    apply: 'build',
    enforce: 'pre',
    load: id => (id === HELPER ? CODE : undefined),
  };
}
