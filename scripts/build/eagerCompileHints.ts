import type { Plugin } from 'vite';
import { chunkName, onlyTagged } from '../tagged.mjs';

/**
 * The chunks of first screens of which the greater part runs before the screen is there; `areaChunks` names them, and the
 * bundler the two pages. Firebase is not among them: most of it is for what a visit never does.
 */
const RUN_AT_ONCE: readonly string[] = [
  'stack',
  'common',
  'bottles',
  'lists',
  'storefront',
  chunkName(onlyTagged('landing-page')),
  chunkName(onlyTagged('menu-page')),
  'soon',
  'office',
  'orders',
  'rows',
  'outbox',
  'mirror',
];

/**
 * An engine compiles a function when it is first called, which for a first screen is two thousand times, on the thread that
 * draws. This asks for all of a file's at once while the file comes, on another thread (explicit compile hints of V8; others
 * read a comment).
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** Has the code of first screens compiled ahead. A chunk that is no longer there stops the build. */
export function eagerCompileHints(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // After the minifier, which takes comments away.
    outputOptions: options => ({
      ...options,
      postBanner: ({ name }) => (RUN_AT_ONCE.includes(name) ? HINT : ''),
    }),
    generateBundle(_options, bundle) {
      const hinted = Object.values(bundle)
        .filter(file => file.type === 'chunk' && file.code.startsWith(HINT))
        .map(chunk => chunk.name);
      const missing = RUN_AT_ONCE.filter(name => !hinted.includes(name));
      if (missing.length > 0) this.error(`eagerCompileHints names chunks that there are not: ${missing}`);
    },
  };
}
