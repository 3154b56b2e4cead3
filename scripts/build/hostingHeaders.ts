import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Header = { readonly key: string; readonly value: string };
type HeaderRule = { readonly source: string; readonly headers: readonly Header[] };

/** `/assets/**` covers everything below `/assets/`, `!/assets/**` all else: the two forms that firebase.json uses. */
function covers(source: string, pathname: string): boolean {
  const form = /^(!?)(\/[\w/-]*\/)\*\*$/.exec(source);
  if (form) return pathname.startsWith(form[2] ?? '') !== (form[1] === '!');
  throw new Error(
    `firebase.json: the header source "${source}" is of a form that hostingHeaders does not know.`,
  );
}

/** The headers hosting would send with a path; where several rules name one, the last counts. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  return new Map(
    rules
      .filter(({ source }) => covers(source, pathname))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
  );
}

/**
 * Sends the headers of `firebase.json` from the preview server too, so that what the content security policy
 * forbids is found here and not in production.
 */
export function hostingHeaders(): Plugin {
  return {
    name: 'hosting-headers',
    configurePreviewServer(server) {
      const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
      server.middlewares.use((incoming, outgoing, next) => {
        const [pathname = '/'] = (incoming.url ?? '/').split('?');
        for (const [key, value] of headersFor(hosting.headers, pathname)) outgoing.setHeader(key, value);
        next();
      });
    },
  };
}
