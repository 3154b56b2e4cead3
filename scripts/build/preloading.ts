import type { Plugin } from 'vite';

/** Vite's own name for what it puts around each `import()`. */
const HELPER = '\0vite/preload-helper.js';

/**
 * What loads a script together with those that it imports. Vite's own does so for style sheets too, and waits for them:
 * the app has one sheet, which is loaded apart (`wholeStyle`).
 */
const CODE = `export const __vitePreload = (load, files = []) => {
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
