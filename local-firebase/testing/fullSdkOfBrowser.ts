import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Full from 'firebase/firestore';

/**
 * A file of a package that comes with `firebase`, wherever npm has put it.
 * @param way by which packages it comes, the last of which has the file
 */
export async function importOfFirebase(way: readonly string[], file: string): Promise<unknown> {
  const root = ['firebase', ...way].reduce(
    (from, name) => createRequire(from).resolve(`${name}/package.json`),
    import.meta.url,
  );
  return await import(/* @vite-ignore */ pathToFileURL(join(dirname(root), file)).href);
}

/**
 * What a browser loads of `firebase/firestore`, which speaks WebChannel; Node takes the build that speaks gRPC. It finds the
 * network by the global `self`.
 */
export async function loadBrowserBuild(): Promise<typeof Full> {
  return (await importOfFirebase(['@firebase/firestore'], 'dist/index.esm.js')) as typeof Full;
}
