import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** What a browser needs to be told of a page besides its text. */
const TOLD = ['content-type', 'content-security-policy'];

const painted = () =>
  new Promise<unknown>(shown => requestAnimationFrame(() => requestAnimationFrame(shown)));

/**
 * Shows a page as a bad line brings it: up to a place in its text, long enough to be painted, and then the rest.
 * Every other file is empty, so that no script of the app has a part in it.
 */
export async function openPieces(page: Page, url: string) {
  const answer = await page.request.get(url);
  const text = await answer.text();
  const headers = Object.fromEntries(TOLD.map(name => [name, answer.headers()[name] ?? '']));
  const { pathname } = new URL(answer.url());

  let cut = 0;
  let sendRest = () => {};
  const server = createServer((request, response) => {
    if (request.url !== pathname) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end();
      return;
    }
    response.writeHead(200, headers).write(text.slice(0, cut));
    sendRest = () => response.end(text.slice(cut));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  page.once('close', () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;

  return {
    text,
    /** Resolves when all of it is on screen. */
    async show(at: number) {
      cut = at;
      await page.goto(`http://localhost:${port}${pathname}`, { waitUntil: 'commit' });
      await page.locator('#root').waitFor({ state: 'attached' });
      await page.evaluate(painted);
      sendRest();
      await page.waitForFunction(() => document.readyState !== 'loading');
      await page.evaluate(painted);
    },
  };
}
