import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isChunkFailure } from '@/ui/lazy/chunkFailure';
import { installFakeTimers, passTime } from '../../../test/support/clock';
import { createScriptFiles } from './scriptFiles';

const FILES: { readonly [path: string]: string } = {
  '/assets/a.js': 'import{b as c}from"./b.js";import"./c.js";const d=()=>import("./later.js");',
  '/assets/b.js': 'import{a}from"./a.js";',
  '/assets/c.js': '',
};
const asked: string[] = [];
let failing: string[] = [];

beforeEach(() => {
  installFakeTimers();
  asked.length = 0;
  failing = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string, { cache = 'default' }: RequestInit = {}) => {
    asked.push(`${path} ${cache}`);
    if (failing[0] !== path) return new Response(FILES[path], { status: path in FILES ? 200 : 404 });
    failing.shift();
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('fetches a script and what it imports, each once', async () => {
  const fetchScript = createScriptFiles('/assets');
  await Promise.all([fetchScript('/a.js'), fetchScript('/c.js')]);
  expect(asked.sort()).toEqual(['/assets/a.js default', '/assets/b.js default', '/assets/c.js default']);
});

it('fetches one that failed again, past the browser’s cache', async () => {
  failing = ['/assets/c.js', '/assets/c.js'];
  const fetched = createScriptFiles('/assets')('/c.js');
  await passTime(3000);
  await fetched;
  expect(asked).toEqual(['/assets/c.js default', '/assets/c.js reload', '/assets/c.js reload']);
});

it('gives up after three tries, as a script that could not be had, and begins anew when asked again', async () => {
  failing = Array.from({ length: 3 }, () => '/assets/c.js');
  const fetchScript = createScriptFiles('/assets');
  const failed = fetchScript('/c.js').catch((thrown: unknown) => thrown);
  await passTime(3000);
  expect(isChunkFailure(await failed)).toBe(true);
  await fetchScript('/c.js');
  expect(asked).toHaveLength(4);
});

it('gives one up that is gone from the server', async () => {
  const failed = createScriptFiles('/assets')('/gone.js').catch((thrown: unknown) => thrown);
  await passTime(3000);
  expect(isChunkFailure(await failed)).toBe(true);
});

it('does not wait where there is no network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  failing = ['/assets/c.js'];
  const failed = await createScriptFiles('/assets')('/c.js').catch((thrown: unknown) => thrown);
  expect(isChunkFailure(failed)).toBe(true);
  expect(asked).toHaveLength(1);
});
