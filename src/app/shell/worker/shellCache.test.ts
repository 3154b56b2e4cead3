import { describe, expect, it } from 'vitest';
import type { ShellList } from '@/services/platform/shellLists';
import { createShellCache } from './shellCache';
import type { ShellFile, WorkerScope } from './workerScope';

const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), 'http://localhost').pathname;

/** The browser's caches as far as the shell uses them. */
function memoryCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const opened = (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    return {
      match: async (request: RequestInfo | URL) => cache.get(pathOf(request))?.clone(),
      keys: async () => [...cache.keys()].map(path => new Request(`http://localhost${path}`)),
      put: async (request: RequestInfo | URL, response: Response) =>
        void (await cache.set(pathOf(request), response)),
    };
  };
  const caches = {
    open: async (name: string) => opened(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}) => {
      for (const name of stored.keys()) {
        if (cacheName !== undefined && cacheName !== name) continue;
        const found = await opened(name).match(request);
        if (found) return found;
      }
      return undefined;
    },
  };
  return { stored, caches: caches as unknown as CacheStorage };
}

const of = (...lists: ShellList[]) => ({ revision: null, lists });
const page = (revision: string): ShellFile => ({ url: 'app.html', revision });

const VERSION_1: ShellFile[] = [
  page('v1'),
  { url: 'assets/same.js', revision: null },
  { url: 'assets/menu-1.js', revision: null },
  { url: 'assets/orders-1.js', ...of('customer', 'staff') },
  { url: 'assets/office-1.js', ...of('staff') },
  { url: 'assets/hindi-1.js', ...of('hi') },
];
const VERSION_2: ShellFile[] = [
  page('v2'),
  { url: 'assets/same.js', revision: null },
  { url: 'assets/menu-2.js', revision: null },
  { url: 'assets/orders-2.js', ...of('customer', 'staff') },
  { url: 'assets/office-1.js', ...of('staff') },
  { url: 'assets/hindi-2.js', ...of('hi') },
];

function answer(path: string, type = path.endsWith('.html') ? 'text/html' : 'text/javascript') {
  return new Response(`the server's ${path}`, { headers: { 'content-type': type } });
}

/** A device: its caches, its open pages, and a server that has everything unless it says otherwise. */
function device() {
  const { stored, caches } = memoryCaches();
  const asked: string[] = [];
  const waits: number[] = [];
  const pages: { id: string }[] = [];
  const registration = { installing: null as object | null, waiting: null as object | null };
  const how: string[] = [];
  let server = (path: string, _cache?: RequestCache): Response | Promise<Response> => answer(path);
  const version = (files: readonly ShellFile[]) =>
    createShellCache(files, {
      caches,
      clients: { claim: async () => {}, matchAll: async () => pages },
      registration: registration as unknown as WorkerScope['registration'],
      fetch: async (request, init) => {
        asked.push(pathOf(request));
        how.push(`${pathOf(request)} ${init?.cache}`);
        return server(pathOf(request), init?.cache);
      },
      wait: async ms => void waits.push(ms),
    });
  const kept = () =>
    Object.fromEntries([...stored].map(([name, files]) => [name, [...files.keys()]] as const));
  const serve = (next: typeof server) => {
    server = next;
  };
  return { version, stored, kept, asked, how, waits, pages, registration, serve };
}

const file = (path: string) => new Request(`http://localhost${path}`);

const VISITORS = ['/app.html', '/assets/same.js', '/assets/menu-1.js'];

describe('keeping a version', () => {
  it('asks for every file of a visitor once, and then answers without the server', async () => {
    const { version, asked, kept } = device();
    const shell = version(VERSION_1);
    await shell.install();
    expect(asked).toEqual(VISITORS);
    expect(kept()).toEqual({ 'shell-visitor-v1': VISITORS });
    expect(await (await shell.page('/cart', 'tab')).text()).toBe("the server's /app.html");
    expect(await (await shell.file(file('/assets/menu-1.js'))).text()).toBe("the server's /assets/menu-1.js");
    expect(asked).toHaveLength(3);
  });

  it('asks once for what a page needs while the list with it is being kept', async () => {
    const { version, asked } = device();
    const shell = version(VERSION_1);
    const uses = ['/assets/same.js', '/assets/menu-1.js', '/assets/menu-1.js'];
    const [, ...used] = await Promise.all([
      shell.install(),
      ...uses.map(path => shell.file(file(path)).then(answer => answer.text())),
    ]);
    expect(used).toEqual(uses.map(path => `the server's ${path}`));
    expect([...asked].sort()).toEqual([...VISITORS].sort());
  });

  it('has each list in a cache of its own, and asks for nothing twice', async () => {
    const { version, asked, kept } = device();
    const shell = version(VERSION_1);
    await shell.install();
    await shell.fill('customer');
    expect(kept()).toEqual({ 'shell-visitor-v1': VISITORS, 'shell-customer-v1': ['/assets/orders-1.js'] });
    await shell.fill('staff');
    expect(kept()['shell-staff-v1']).toEqual(['/assets/orders-1.js', '/assets/office-1.js']);
    await Promise.all([shell.fill('staff'), shell.fill('staff')]);
    expect(asked).toEqual([...VISITORS, '/assets/orders-1.js', '/assets/office-1.js']);
  });

  it('asks again only for what has changed', async () => {
    const { version, asked } = device();
    await version(VERSION_1).install();
    asked.length = 0;
    await version(VERSION_2).install();
    expect(asked).toEqual(['/app.html', '/assets/menu-2.js']);
  });

  it('keeps of a next version the lists that the device has', async () => {
    const { version, asked, kept } = device();
    await version(VERSION_1).install();
    await version(VERSION_1).fill('staff');
    asked.length = 0;
    await version(VERSION_2).install();
    expect(asked).toEqual(['/app.html', '/assets/menu-2.js', '/assets/orders-2.js']);
    expect(kept()['shell-staff-v2']).toEqual(['/assets/orders-2.js', '/assets/office-1.js']);
    expect(kept()).not.toHaveProperty('shell-hi-v2');
  });
});

/** Answers but for every so many requests, which fail as without a network. */
function lossy(every: number) {
  let count = 0;
  return (path: string) => {
    count += 1;
    if (count % every === 0) throw new TypeError('Failed to fetch');
    return answer(path);
  };
}

describe('a file that fails', () => {
  it('is asked for again by itself after a while, and nothing else is', async () => {
    const { version, serve, asked, waits, kept } = device();
    serve(lossy(2));
    await version(VERSION_1).install();
    // The second fails, and the fourth, which is the second again.
    expect(asked).toEqual([...VISITORS, '/assets/same.js', '/assets/same.js']);
    expect(waits).toEqual([1000, 2000]);
    expect(kept()['shell-visitor-v1']).toEqual(['/app.html', '/assets/menu-1.js', '/assets/same.js']);
  });

  it('is waited for longer each time, and left in the end; what has come stays for the next attempt', async () => {
    const { version, serve, asked, waits } = device();
    const failing = (path: string) =>
      path.includes('same') ? new Response('', { status: 503 }) : answer(path);
    serve(failing);
    await expect(version(VERSION_1).install()).rejects.toThrow('assets/same.js could not be kept');
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000]);
    asked.length = 0;
    serve(path => answer(path));
    await version(VERSION_1).install();
    expect(asked).toEqual(['/assets/same.js']);
  });

  it.each([
    ['is missing', () => new Response('', { status: 404 })],
    ['is answered with a page, as a captive portal does', () => answer('/x.js', 'text/html')],
  ])('is no file of ours: a script that %s', async (_what, script) => {
    const { version, serve, kept } = device();
    serve(path => (path.startsWith('/assets/') ? script() : answer(path)));
    await expect(version(VERSION_1).install()).rejects.toThrow('could not be kept');
    expect(kept()).toEqual({ 'shell-visitor-v1': ['/app.html'] });
  });

  it('is asked for past the browser’s cache where that says that it is missing', async () => {
    const { version, serve, kept, how } = device();
    serve((path, cache) =>
      path.endsWith('same.js') && cache !== 'reload' ? new Response('', { status: 404 }) : answer(path),
    );
    await version(VERSION_1).install();
    expect(kept()['shell-visitor-v1']).toContain('/assets/same.js');
    expect(how.filter(asked => asked.endsWith('reload'))).toEqual(['/assets/same.js reload']);
  });

  it('is no file of ours: a page that is none', async () => {
    const { version, serve } = device();
    serve(path => answer(path, 'application/json'));
    await expect(version(VERSION_1).install()).rejects.toThrow('could not be kept');
  });
});

describe('a file that is not kept beforehand', () => {
  const FONT = '/assets/font-1.ttf';

  it('is kept from its first use on', async () => {
    const { version, serve, asked, kept } = device();
    const shell = version(VERSION_1);
    await shell.install();
    expect(await (await shell.file(file(FONT))).text()).toBe(`the server's ${FONT}`);
    serve(() => new Response('', { status: 500 }));
    asked.length = 0;
    expect(await (await shell.file(file(FONT))).text()).toBe(`the server's ${FONT}`);
    expect(asked).toEqual([]);
    expect(kept()).toEqual({ 'shell-visitor-v1': VISITORS, 'shell-used-v1': [FONT] });
  });

  it.each([
    ['missing', () => new Response('', { status: 404 })],
    ['a page', () => answer(FONT, 'text/html')],
  ])('is not kept where the answer is %s', async (_what, wrong) => {
    const { version, serve } = device();
    const shell = version(VERSION_1);
    await shell.install();
    serve(wrong);
    await shell.file(file(FONT));
    serve(path => answer(path));
    expect(await (await shell.file(file(FONT))).text()).toBe(`the server's ${FONT}`);
  });

  it('is shown by a device that is full', async () => {
    const { version, stored } = device();
    const shell = version(VERSION_1);
    await shell.install();
    const cache = new Map();
    cache.set = () => Promise.reject(new DOMException('full', 'QuotaExceededError')) as never;
    stored.set('shell-used-v1', cache);
    expect((await shell.file(file(FONT))).status).toBe(200);
  });
});

describe('two versions on a device', () => {
  it('have each its own page, and a script of either is found', async () => {
    const { version, serve } = device();
    const [first, second] = [version(VERSION_1), version(VERSION_2)];
    await first.install();
    serve(path =>
      path.endsWith('.html') ? new Response('new', { headers: answer(path).headers }) : answer(path),
    );
    await second.install();
    serve(() => new Response('', { status: 404 }));
    expect(await (await first.page('/cart', 'tab')).text()).toBe("the server's /app.html");
    expect(await (await second.page('/cart', 'tab')).text()).toBe('new');
    expect((await second.file(file('/assets/menu-1.js'))).status).toBe(200);
    expect((await second.file(file('/assets/never-kept.js'))).status).toBe(404);
  });

  it('do not wait for each other: a list that is on its way is not waited for once the older is to end', async () => {
    const { version, serve } = device();
    const older = version(VERSION_1);
    await older.install();
    const requested = new Promise<void>(begun => {
      serve(() => {
        begun();
        return new Promise<Response>(() => {});
      });
    });
    const filled = older.fill('customer');
    await requested;
    older.end();
    await expect(filled).resolves.toBeUndefined();
  });

  const both = async () => {
    const one = device();
    await one.version(VERSION_1).install();
    await one.version(VERSION_2).install();
    return { ...one, second: one.version(VERSION_2), names: () => [...one.stored.keys()] };
  };

  it('are one again when no page is open', async () => {
    const { second, names, stored } = await both();
    stored.set('of somebody else', new Map());
    await second.sweep();
    expect(names()).toEqual(['shell-visitor-v2', 'of somebody else']);
  });

  it('are one again when every open page is of the newer', async () => {
    const { second, names, pages } = await both();
    pages.push({ id: 'one' }, { id: 'two' });
    await second.page('/cart', 'one');
    await second.page('/cart', 'two');
    await second.sweep();
    expect(names()).toEqual(['shell-visitor-v2']);
  });

  it('both stay while a page of the older may be open', async () => {
    const { second, names, pages } = await both();
    pages.push({ id: 'new tab' }, { id: 'old tab' });
    await second.page('/cart', 'new tab');
    await second.sweep();
    expect(names()).toEqual(['shell-visitor-v1', 'shell-visitor-v2']);
  });

  it.each(['installing', 'waiting'] as const)('both stay while a version is %s', async stage => {
    const { second, names, registration } = await both();
    registration[stage] = {};
    await second.sweep();
    expect(names()).toEqual(['shell-visitor-v1', 'shell-visitor-v2']);
  });
});
