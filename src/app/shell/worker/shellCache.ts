import type { ShellFile, WorkerScope } from './workerScope';

/** The page of every address but those of the screens that the build has rendered beforehand. */
const PAGE = 'app.html';
const RENDERED: { readonly [pathname: string]: string } = { '/': 'index.html', '/menu': 'menu.html' };
const PREFIX = 'shell-';
/** A server may say that its answer varies by headers; ours never does. */
const BY_ADDRESS = { ignoreVary: true };

const isAnswer = ({ ok, redirected }: Response): boolean => ok && !redirected;
/** Hosting answers what it does not have with the page, and a captive portal answers everything with its own. */
const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;
const isFile = (response: Response): boolean => isAnswer(response) && !isPage(response);

type Outside = Pick<WorkerScope, 'caches' | 'clients' | 'fetch' | 'registration'>;

const isHtml = ({ url }: ShellFile): boolean => url.endsWith('.html');

/**
 * The files of one version of the app, in a cache of their own. The pages name every script by its hash, so their
 * revisions name the version.
 */
export function createShellCache(files: readonly ShellFile[], outside: Outside) {
  const { caches, clients, fetch, registration } = outside;
  /** The open pages known to be of this version. Forgotten when the browser puts the worker to sleep. */
  const ownPages = new Set<string>();
  const revisions = files.filter(isHtml).map(({ revision }) => revision);
  const name = PREFIX + (revisions.join('-') || 'unnamed');

  async function load(file: ShellFile): Promise<Response> {
    const { url, revision } = file;
    // A hashed file that an earlier version had too need not travel again.
    const known = revision === null ? await caches.match(`/${url}`, BY_ADDRESS) : undefined;
    if (known) return known;
    const response = await fetch(`/${url}`, {
      cache: revision === null ? 'default' : 'no-cache',
      credentials: 'same-origin',
    });
    if (isHtml(file) ? !isAnswer(response) || !isPage(response) : !isFile(response)) {
      throw new Error(`The shell's ${url} could not be kept: the answer was ${response.status}.`);
    }
    return response;
  }

  return {
    /** Keeps every file, one after the other: the open page's own requests go first. Rejects when one is missing. */
    async fill(): Promise<void> {
      const cache = await caches.open(name);
      for (const file of files) {
        const isThere = file.revision === null && (await cache.match(`/${file.url}`, BY_ADDRESS));
        if (!isThere) await cache.put(`/${file.url}`, await load(file));
      }
    },

    /** The page of an address, for the client it becomes. */
    async page(pathname: string, clientId: string): Promise<Response> {
      ownPages.add(clientId);
      const cache = await caches.open(name);
      const page = `/${RENDERED[pathname] ?? PAGE}`;
      return (await cache.match(page, BY_ADDRESS)) ?? fetch(page);
    },

    /**
     * A file of this version, or of an older one that is still open in a tab. What is too large to be kept beforehand
     * is kept from its first use on.
     */
    async file(request: Request): Promise<Response> {
      const cache = await caches.open(name);
      const known = (await cache.match(request, BY_ADDRESS)) ?? (await caches.match(request, BY_ADDRESS));
      if (known) return known;
      const response = await fetch(request);
      // A device that is full can still show it.
      if (isFile(response)) await cache.put(request, response.clone()).catch(() => {});
      return response;
    },

    /**
     * Deletes the other versions, unless a page is open that may be of one: it may still ask for a chunk of the
     * version it began with. A version on its way in is not touched.
     */
    async sweep(): Promise<void> {
      if (registration.installing || registration.waiting) return;
      const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (pages.some(({ id }) => !ownPages.has(id))) return;
      const others = (await caches.keys()).filter(key => key.startsWith(PREFIX) && key !== name);
      await Promise.all(others.map(key => caches.delete(key)));
    },
  };
}
