import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

type Rewrite = { readonly source: string; readonly destination: string };

/** `!/assets/**` is everything not below `/assets/`, `/menu` that address alone: the two forms that firebase.json uses. */
function matches(source: string, pathname: string): boolean {
  if (/^\/[\w/-]*$/.test(source)) return pathname === source;
  const below = /^!(\/[\w/-]*\/)\*\*$/.exec(source)?.[1];
  if (below) return !pathname.startsWith(below);
  throw new Error(`firebase.json: the rewrite of "${source}" is of a form that hostingPages does not know.`);
}

/** The file hosting would answer an address with that names none; undefined where it answers 404. */
export const pageFor = (rewrites: readonly Rewrite[], pathname: string): string | undefined =>
  rewrites.find(({ source }) => matches(source, pathname))?.destination;

/** Answers addresses of the app from the preview server as hosting does: by the rewrites of `firebase.json`. */
export function hostingPages(): Plugin {
  return {
    name: 'hosting-pages',
    configurePreviewServer(server) {
      const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
      const folder = resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use((incoming, _outgoing, next) => {
        const [pathname = '/', search] = (incoming.url ?? '/').split('?');
        const isFile = pathname !== '/' && existsSync(join(folder, decodeURIComponent(pathname)));
        const page = pathname === '/' || isFile ? undefined : pageFor(hosting.rewrites, pathname);
        if (page) incoming.url = search === undefined ? page : `${page}?${search}`;
        next();
      });
    },
  };
}
