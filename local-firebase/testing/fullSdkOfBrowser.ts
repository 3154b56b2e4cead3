import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Full from 'firebase/firestore';

/** Comes with `firebase`, wherever npm has put it. */
const FIRESTORE = '@firebase/firestore';

/**
 * What a browser loads of `firebase/firestore`, which speaks WebChannel; Node takes the build that speaks gRPC. It finds the
 * network by the global `self`.
 */
export async function loadBrowserBuild(): Promise<typeof Full> {
  const require = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
  const root = dirname(require.resolve(`${FIRESTORE}/package.json`));
  return await import(/* @vite-ignore */ pathToFileURL(join(root, 'dist/index.esm.js')).href);
}
