import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Firebase's builds for browsers; Node's own have no IndexedDB, and a session would prove nothing. */
const firebase = createRequire(createRequire(join(root, 'package.json')).resolve('firebase/package.json'));
const browserBuild = (name: string, file: string) =>
  join(dirname(firebase.resolve(`${name}/package.json`)), file);
const auth = browserBuild('@firebase/auth', 'dist/esm/index.js');

/** Bundles an entry beside this file into one module in a folder, as customers get it, and says where it is. */
export async function bundle(entry: 'page' | 'backend', folder: string): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: {
      alias: {
        '@': join(root, 'src'),
        'firebase/auth': auth,
        '@firebase/auth': auth,
        'firebase/firestore/lite': browserBuild('@firebase/firestore', 'dist/lite/index.browser.esm.js'),
      },
    },
    define: {
      'process.env.NODE_ENV': '"production"',
      // By the true time React would rest after some milliseconds of work: on a busy machine elsewhere than on a quiet one.
      ...(entry === 'page' && { performance: 'globalThis.soakPerformance' }),
    },
    ssr: { noExternal: true, target: entry === 'page' ? 'webworker' : 'node' },
    build: {
      ssr: join(root, `test/soak/${entry}.ts`),
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: `${entry}.mjs` } },
    },
  });
  return pathToFileURL(join(folder, `${entry}.mjs`)).href;
}
