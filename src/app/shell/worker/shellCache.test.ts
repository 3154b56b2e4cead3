import { describe, expect, it } from 'vitest';
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
      put: async (request: RequestInfo | URL, response: Response) =>
        void (await cache.set(pathOf(request), response)),
    };
  };
  const caches = {
    open: async (name: string) => opened(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: RequestInfo | URL) => {
      for (const name of stored.keys()) {
        const found = await opened(name).match(request);
        if (found) return found;
      }
      return undefined;
    },
  };
  return { stored, caches: caches as unknown as CacheStorage };
}

const VERSION_1: ShellFile[] = [
  { url: 'app.html', revision: 'v1' },
  { url: 'assets/same.js', revision: null },
  { url: 'assets/menu-1.js', revision: null },
];
const VERSION_2: ShellFile[] = [
  { url: 'app.html', revision: 'v2' },
  { url: 'assets/same.js', revision: null },
  { url: 'assets/menu-2.js', revision: null },
];

function answer(path: string, type = path.endsWith('.html') ? 'text/html' : 'text/javascript') {
  return new Response(`the server's ${path}`, { headers: { 'content-type': type } });
}

/** A device: its caches, its open pages, and a server that has everything unless it says otherwise. */
function device() {
  const { stored, caches } = memoryCaches();
  const asked: string[] = [];
  const pages: { id: string }[] = [];
  const registration = { installing: null as object | null, waiting: null as object | null };
  let server = (path: string): Response => answer(path);
  const version = (files: readonly ShellFile[]) =>
    createShellCache(files, {
      caches,
      clients: { claim: async () => {}, matchAll: async () => pages },
      registration: registration as unknown as WorkerScope['registration'],
      fetch: async request => {
        asked.push(pathOf(request));
        return server(pathOf(request));
      },
    });
  const serve = (next: typeof server) => {
    server = next;
  };
  return { version, stored, asked, pages, registration, serve };
}

const file = (path: string) => new Request(`http://localhost${path}`);

describe('keeping a version', () => {
  it('asks for every file once, and then answers without the server', async () => {
    const { version, asked } = device();
    const shell = version(VERSION_1);
    await shell.fill();
    expect(asked).toEqual(['/app.html', '/assets/same.js', '/assets/menu-1.js']);
    expect(await (await shell.page('/cart', 'tab')).text()).toBe("the server's /app.html");
    expect(await (await shell.file(file('/assets/menu-1.js'))).text()).toBe("the server's /assets/menu-1.js");
    expect(asked).toHaveLength(3);
  });

  it('asks again only for what has changed', async () => {
    const { version, asked } = device();
    await version(VERSION_1).fill();
    asked.length = 0;
    await version(VERSION_2).fill();
    expect(asked).toEqual(['/app.html', '/assets/menu-2.js']);
  });

  it.each([
    ['is missing', () => new Response('', { status: 404 })],
    ['is answered with the page, as hosting does for what it lacks', () => answer('/x.js', 'text/html')],
  ])('fails as a whole when a script %s', async (_what, script) => {
    const { version, serve } = device();
    serve(path => (path.startsWith('/assets/') ? script() : answer(path)));
    await expect(version(VERSION_1).fill()).rejects.toThrow('assets/same.js could not be kept');
  });

  it('fails as a whole when the page is no page', async () => {
    const { version, serve } = device();
    serve(path => answer(path, 'application/json'));
    await expect(version(VERSION_1).fill()).rejects.toThrow('app.html could not be kept');
  });
});

describe('a file that is not kept beforehand', () => {
  const FONT = '/assets/font-1.ttf';

  it('is kept from its first use on', async () => {
    const { version, serve, asked } = device();
    const shell = version(VERSION_1);
    await shell.fill();
    expect(await (await shell.file(file(FONT))).text()).toBe(`the server's ${FONT}`);
    serve(() => new Response('', { status: 500 }));
    asked.length = 0;
    expect(await (await shell.file(file(FONT))).text()).toBe(`the server's ${FONT}`);
    expect(asked).toEqual([]);
  });

  it.each([
    ['missing', () => new Response('', { status: 404 })],
    ['a page', () => answer(FONT, 'text/html')],
  ])('is not kept where the answer is %s', async (_what, wrong) => {
    const { version, serve } = device();
    const shell = version(VERSION_1);
    await shell.fill();
    serve(wrong);
    await shell.file(file(FONT));
    serve(path => answer(path));
    expect(await (await shell.file(file(FONT))).text()).toBe(`the server's ${FONT}`);
  });

  it('is shown by a device that is full', async () => {
    const { version, stored } = device();
    const shell = version(VERSION_1);
    await shell.fill();
    const cache = stored.get('shell-v1');
    if (cache) cache.set = () => Promise.reject(new DOMException('full', 'QuotaExceededError')) as never;
    expect((await shell.file(file(FONT))).status).toBe(200);
  });
});

describe('two versions on a device', () => {
  it('have each its own page, and a script of either is found', async () => {
    const { version, serve } = device();
    const [first, second] = [version(VERSION_1), version(VERSION_2)];
    await first.fill();
    serve(path =>
      path.endsWith('.html') ? new Response('new', { headers: answer(path).headers }) : answer(path),
    );
    await second.fill();
    serve(() => new Response('', { status: 404 }));
    expect(await (await first.page('/cart', 'tab')).text()).toBe("the server's /app.html");
    expect(await (await second.page('/cart', 'tab')).text()).toBe('new');
    expect((await second.file(file('/assets/menu-1.js'))).status).toBe(200);
    expect((await second.file(file('/assets/never-kept.js'))).status).toBe(404);
  });

  const both = async () => {
    const one = device();
    await one.version(VERSION_1).fill();
    await one.version(VERSION_2).fill();
    return { ...one, second: one.version(VERSION_2), names: () => [...one.stored.keys()] };
  };

  it('are one again when no page is open', async () => {
    const { second, names, stored } = await both();
    stored.set('of somebody else', new Map());
    await second.sweep();
    expect(names()).toEqual(['shell-v2', 'of somebody else']);
  });

  it('are one again when every open page is of the newer', async () => {
    const { second, names, pages } = await both();
    pages.push({ id: 'one' }, { id: 'two' });
    await second.page('/cart', 'one');
    await second.page('/cart', 'two');
    await second.sweep();
    expect(names()).toEqual(['shell-v2']);
  });

  it('both stay while a page of the older may be open', async () => {
    const { second, names, pages } = await both();
    pages.push({ id: 'new tab' }, { id: 'old tab' });
    await second.page('/cart', 'new tab');
    await second.sweep();
    expect(names()).toEqual(['shell-v1', 'shell-v2']);
  });

  it.each(['installing', 'waiting'] as const)('both stay while a version is %s', async stage => {
    const { second, names, registration } = await both();
    registration[stage] = {};
    await second.sweep();
    expect(names()).toEqual(['shell-v1', 'shell-v2']);
  });
});
