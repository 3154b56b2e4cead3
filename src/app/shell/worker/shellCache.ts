import type { ShellList } from '@/services/platform/shellLists';
import type { ShellFile, WorkerScope } from './workerScope';

/** The page of every address but those of the screens that the build has rendered beforehand. */
const PAGE = 'app.html';
const RENDERED: { readonly [pathname: string]: string } = { '/': 'index.html', '/menu': 'menu.html' };
const PREFIX = 'shell-';
/** Cache for files that are in no list and were requested once. */
const USED = 'used';
/** A server may say that its answer varies by headers; ours never does. */
const BY_ADDRESS = { ignoreVary: true };

/** Milliseconds to wait before what failed is asked for again; after the last it is left to the next occasion. */
const WAITS_MS = [1000, 2000, 4000, 8000, 16_000];
/** Milliseconds for one file: at 50 kbit/s the largest takes twenty seconds. */
const LONGEST_MS = 120_000;

const isAnswer = ({ ok, redirected }: Response): boolean => ok && !redirected;
/** A captive portal answers everything with its own page. */
const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;
const isFile = (response: Response): boolean => isAnswer(response) && !isPage(response);

type Outside = Pick<WorkerScope, 'caches' | 'clients' | 'fetch' | 'registration'> & {
  readonly wait: (ms: number) => Promise<void>;
};

const isHtml = ({ url }: ShellFile): boolean => url.endsWith('.html');

/**
 * The files of one version of the app, each list in a cache of its own: `shell-customer-…`. The pages name every script by its
 * hash, so their revisions name the version. That a device has a list of any version says that it is to have it of the next.
 */
export function createShellCache(files: readonly ShellFile[], outside: Outside) {
  const { caches, clients, fetch, registration, wait } = outside;
  /** The open pages known to be of this version. Forgotten when the browser puts the worker to sleep. */
  const ownPages = new Set<string>();
  const allLists = [...new Set(files.flatMap(({ lists = ['visitor'] }) => lists))];
  const version = files
    .filter(isHtml)
    .map(({ revision }) => revision)
    .join('-');
  const nameOf = (list: ShellList | typeof USED) => `${PREFIX}${list}-${version}`;
  /** What is being filled now: it is asked for by every page that opens. */
  const filling = new Map<ShellList, Promise<void>>();

  /** Called once a newer version is to take over. */
  let end = () => {};
  const ended = new Promise<void>(resolve => {
    end = resolve;
  });

  /** The files that are on their way, until they are stored or have failed. */
  const coming = new Map<string, Promise<void>>();

  /** One request for a file at a time: a page may ask for what a list is just being filled with, and then finds it kept. */
  function runSerially<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
    const begun = (coming.get(path) ?? Promise.resolve()).then(work);
    const ended = begun.then(
      () => {},
      () => {},
    );
    coming.set(path, ended);
    void ended.then(() => {
      if (coming.get(path) === ended) coming.delete(path);
    });
    return begun;
  }

  async function load(file: ShellFile): Promise<Response> {
    const { url, revision } = file;
    // A hashed file that an earlier version had too, or another list, need not travel again.
    const known = revision === null ? await caches.match(`/${url}`, BY_ADDRESS) : undefined;
    if (known) return known;
    const ask = (cache: RequestCache) =>
      fetch(`/${url}`, { cache, credentials: 'same-origin', signal: AbortSignal.timeout(LONGEST_MS) });
    let response = await ask(revision === null ? 'default' : 'no-cache');
    // The browser's own cache may say for a year that a file is missing which was not there yet.
    if (revision === null && response.status === 404) response = await ask('reload');
    if (isHtml(file) ? !isAnswer(response) || !isPage(response) : !isFile(response)) {
      throw new Error(`The shell's ${url} could not be kept: the answer was ${response.status}.`);
    }
    return response;
  }

  /** Keeps what is missing of a list, one file after the other: the open page's own requests go first. */
  async function fillList(list: ShellList): Promise<void> {
    const cache = await caches.open(nameOf(list));
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    let left = files.filter(({ url, lists = ['visitor'] }) => lists.includes(list) && !kept.has(`/${url}`));
    for (let round = 0; ; round += 1) {
      const failed: ShellFile[] = [];
      let reason: unknown;
      for (const file of left) {
        try {
          await runSerially(`/${file.url}`, async () => cache.put(`/${file.url}`, await load(file)));
        } catch (thrown) {
          failed.push(file);
          reason = thrown;
        }
      }
      if (failed.length === 0) return;
      const pause = WAITS_MS[round];
      if (pause === undefined) throw reason;
      await wait(pause);
      left = failed;
    }
  }

  /**
   * Keeps a list. What has come stays, whatever else fails. Rejects when something is missing after the last attempt;
   * resolves early when a newer version is to take over.
   */
  async function fill(list: ShellList): Promise<void> {
    // A page of another version may know more lists.
    if (!allLists.includes(list)) return;
    const begun = filling.get(list) ?? fillList(list).finally(() => filling.delete(list));
    filling.set(list, begun);
    await Promise.race([begun, ended]);
  }

  const ofThisVersion = async (path: string): Promise<Response | undefined> => {
    for (const list of allLists) {
      const known = await caches.match(path, { ...BY_ADDRESS, cacheName: nameOf(list) });
      if (known) return known;
    }
    return undefined;
  };

  return {
    fill,

    /** No list is waited for any more: a browser lets a newer version take over once this one has no work left. */
    end,

    /** Keeps what everybody has, and each list that the device has had of another version. */
    async install(): Promise<void> {
      const names = await caches.keys();
      for (const list of allLists) {
        if (list === 'visitor' || names.some(name => name.startsWith(`${PREFIX}${list}-`))) await fill(list);
      }
    },

    /** The page of an address, for the client it becomes. */
    async page(pathname: string, clientId: string): Promise<Response> {
      ownPages.add(clientId);
      const page = `/${RENDERED[pathname] ?? PAGE}`;
      return (await ofThisVersion(page)) ?? fetch(page);
    },

    /**
     * A file of this version, or of an older one that is still open in a tab. What is in none of the device's lists is stored
     * from its first use on.
     */
    async file(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const kept = async () => (await ofThisVersion(pathname)) ?? (await caches.match(request, BY_ADDRESS));
      return (
        (await kept()) ??
        (await runSerially(pathname, async () => {
          const come = await kept();
          if (come) return come;
          const response = await fetch(request);
          if (isFile(response)) {
            const cache = await caches.open(nameOf(USED));
            // A device that is full can still show it.
            await cache.put(request, response.clone()).catch(() => {});
          }
          return response;
        }))
      );
    },

    /**
     * Deletes the other versions, unless a page is open that may be of one: it may still ask for a chunk of the
     * version it began with. A version on its way in is not touched.
     */
    async sweep(): Promise<void> {
      if (registration.installing || registration.waiting) return;
      const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (pages.some(({ id }) => !ownPages.has(id))) return;
      const others = (await caches.keys()).filter(
        key => key.startsWith(PREFIX) && !key.endsWith(`-${version}`),
      );
      await Promise.all(others.map(key => caches.delete(key)));
    },
  };
}
