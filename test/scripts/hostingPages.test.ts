import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostingPages, pageFor } from '../../scripts/build/hostingPages';

const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));

describe('the pages of hosting', () => {
  it.each([
    ['/menu', '/menu.html'],
    ['/login', '/app.html'],
    ['/admin/dashboard/orders', '/app.html'],
    ['/menus', '/app.html'],
  ])('answer %s with %s', (pathname, page) => expect(pageFor(hosting.rewrites, pathname)).toBe(page));

  it('have nothing for a script that is gone: a page in its place would be run', () => {
    expect(pageFor(hosting.rewrites, '/assets/gone-1234.js')).toBeUndefined();
  });

  it('are refused in a form that the preview server would not understand', () => {
    expect(() => pageFor([{ source: '**/*.@(html)', destination: '/x' }], '/x')).toThrow('does not know');
  });
});

describe('the preview server', () => {
  let server: PreviewServer;
  let above = '';

  beforeAll(async () => {
    above = mkdtempSync(join(tmpdir(), 'hosting-'));
    const root = join(above, 'dist');
    mkdirSync(join(root, 'assets'), { recursive: true });
    writeFileSync(join(above, 'secret.txt'), 'secret');
    for (const file of ['index.html', 'app.html', 'menu.html', 'robots.txt', 'assets/a.js']) {
      writeFileSync(join(root, file), file);
    }
    server = await preview({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [hostingPages()],
      build: { outDir: '.' },
      preview: { port: 0, host: '127.0.0.1' },
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(above, { recursive: true });
  });

  /** As it stands: `fetch` would tidy an address up first. */
  const answerTo = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port } = server.httpServer.address() as AddressInfo;
      get({ host: '127.0.0.1', port, path }, async answer => {
        resolve(`${answer.statusCode} ${await text(answer)}`);
      }).once('error', reject);
    });

  it.each([
    ['the landing page', '/', '200 index.html'],
    ['a file', '/robots.txt?x', '200 robots.txt'],
    ['a script', '/assets/a.js', '200 assets/a.js'],
    ['a page of the app', '/login', '200 app.html'],
    ['a script that is gone', '/assets/gone.js', '404 There is no such file.'],
    ['the scripts’ folder, which is no page', '/assets/', '404 There is no such file.'],
    ['an address that is called as a folder', '/assets', '200 app.html'],
    ['an address that cannot be decoded', '/%E0%A4%A', '200 app.html'],
    ['an address that no file can have', '/a%00b', '200 app.html'],
    ['what lies beside the build', '/..%2Fsecret.txt', '200 app.html'],
  ])('answers as hosting does: %s', async (_what, path, answer) => {
    expect(await answerTo(path)).toBe(answer);
  });
});
