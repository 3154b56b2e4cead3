import { readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { covers } from './hostingSource.ts';

type Rewrite = { readonly source: string; readonly destination: string };

/** The file hosting would answer an address with that names none; undefined where it answers 404. */
export const pageFor = (rewrites: readonly Rewrite[], pathname: string): string | undefined =>
  rewrites.find(({ source }) => covers(source, pathname))?.destination;

/** Says that there is no such file: with the page in its place a script would be a page, and a year is how long one is kept. */
function sayGone(outgoing: ServerResponse): void {
  outgoing.writeHead(404, { 'Cache-Control': 'no-cache', 'Content-Type': 'text/plain' });
  outgoing.end('There is no such file.');
}

/** Whether an address names a file of the build: no folder, and nothing outside of it. */
function isFileOf(folder: string, pathname: string): boolean {
  try {
    const path = join(folder, decodeURIComponent(pathname));
    return path.startsWith(folder + sep) && statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    // What cannot be decoded, or no file can be called, is an address like any other.
    return false;
  }
}

/**
 * Answers addresses of the app from the preview server as hosting does: by the rewrites of `firebase.json`. What none of them
 * answers and is no file is missing, in development too: a build's files are of no server of Vite's.
 */
export function hostingPages(): Plugin {
  return {
    name: 'hosting-pages',
    configureServer(server) {
      server.middlewares.use('/assets/', (_incoming, outgoing) => sayGone(outgoing));
    },
    configurePreviewServer(server) {
      const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
      const folder = resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use((incoming, outgoing, next) => {
        const [pathname = '/', search] = (incoming.url ?? '/').split('?');
        const isFile = isFileOf(folder, pathname);
        const page = pathname === '/' || isFile ? undefined : pageFor(hosting.rewrites, pathname);
        if (pathname !== '/' && !isFile && !page) {
          sayGone(outgoing);
          return;
        }
        if (page) incoming.url = search === undefined ? page : `${page}?${search}`;
        next();
      });
    },
  };
}
