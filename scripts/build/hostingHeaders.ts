import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { FirebaseSettings } from '../../src/services/firebase/firebaseSettings.ts';
import { covers } from './hostingSource.ts';

type Header = { readonly key: string; readonly value: string };
type HeaderRule = { readonly source: string; readonly headers: readonly Header[] };

/** The headers hosting would send with a path; where several rules name one, the last counts. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  return new Map(
    rules
      .filter(({ source }) => covers(source, pathname))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
  );
}

const POLICY = 'Content-Security-Policy';

/** The headers for a build that talks to the official emulators, which have origins of their own on this machine. */
export function lettingEmulatorsIn(
  headers: ReadonlyMap<string, string>,
  { backend, emulators }: FirebaseSettings,
): ReadonlyMap<string, string> {
  const policy = headers.get(POLICY);
  if (backend !== 'emulator' || !emulators || policy === undefined) return headers;
  const { authUrl, firestoreHost, firestorePort } = emulators;
  const origins = `${authUrl} http://${firestoreHost}:${firestorePort}`;
  return new Map([...headers, [POLICY, policy.replace('connect-src', `connect-src ${origins}`)]]);
}

/**
 * Sends the headers of `firebase.json` from the preview server too, so that what the content security policy
 * forbids is found here and not in production.
 */
export function hostingHeaders(settings: FirebaseSettings): Plugin {
  return {
    name: 'hosting-headers',
    configurePreviewServer(server) {
      const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
      server.middlewares.use((incoming, outgoing, next) => {
        const [pathname = '/'] = (incoming.url ?? '/').split('?');
        const headers = lettingEmulatorsIn(headersFor(hosting.headers, pathname), settings);
        for (const [key, value] of headers) outgoing.setHeader(key, value);
        next();
      });
    },
  };
}
