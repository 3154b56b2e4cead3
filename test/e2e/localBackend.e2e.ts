import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './journey';

const DOCUMENTS = '/v1/projects/demo-bottled-water/databases/(default)/documents';

/** A page of another port of this machine, which a browser takes for the same site. */
async function aForeignPage(content: string) {
  const server = createServer((_incoming, outgoing) => {
    outgoing
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Elsewhere</title>${content}`);
  });
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => server.close() };
}

test('a page of another origin neither reads nor changes the local backend, nor frames it', async ({
  page,
  baseURL,
  expectConsoleErrors,
}) => {
  const shop = baseURL ?? '';
  expectConsoleErrors(
    /CORS policy|Failed to load resource|Refused to (display|frame)|X-Frame-Options|Framing/,
  );
  const foreign = await aForeignPage(`<iframe src="${shop}/__local/"></iframe>
    <form method="post" action="${shop}/__local/meter/reset"><button>Win a bottle</button></form>`);
  await page.goto(foreign.address);

  const fault = JSON.stringify({ match: { path: '/never' }, fault: { kind: 'hang' } });
  const outcomes = await page.evaluate(
    async ([origin = '', documents = '', body = '']) => {
      const owner = { authorization: 'Bearer owner' };
      const attempts = [
        fetch(`${origin}${documents}/users?pageSize=1`, { headers: owner }),
        fetch(`${origin}/emulator/v1/projects/demo-bottled-water/oobCodes`),
        fetch(`${origin}/emulator/v1/projects/demo-bottled-water/accounts`, { method: 'DELETE' }),
        fetch(`${origin}/__local/mailbox`),
        fetch(`${origin}/__local/faults`, { method: 'POST', mode: 'no-cors', body }),
      ];
      return (await Promise.allSettled(attempts)).map(({ status }) => status);
    },
    [shop, DOCUMENTS, fault],
  );
  expect(outcomes).toEqual(Array(5).fill('rejected'));
  expect(await (await page.request.get(`${shop}/__local/faults`)).json()).toEqual([]);
  expect(await page.frameLocator('iframe').getByText('Billed operations').count()).toBe(0);

  await page.getByRole('button', { name: 'Win a bottle' }).click();
  await expect(page.getByText('may not call this backend')).toBeVisible();
  foreign.close();
});

test('the panel’s own forms inject a fault and clear it', async ({ page }) => {
  await page.goto('/__local/');
  await page.getByLabel('Path contains').fill('/never');
  await page.getByRole('button', { name: 'Inject' }).click();
  await expect(page.getByRole('cell', { name: 'any /never' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('None: every request is answered.')).toBeVisible();
});

test('a shop that was built is not served with options of the local backend where it has another', ({
  baseURL,
}) => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['scripts/start.mjs', '--built', '--data', join(tmpdir(), 'nobodys-shop')],
    {
      encoding: 'utf8',
      // One that is served does not end.
      timeout: 60_000,
      env: {
        ...process.env,
        PORT: String(Number(new URL(baseURL ?? '').port) + 10),
        VITE_FIREBASE_API_KEY: 'key',
        VITE_FIREBASE_PROJECT_ID: 'my-project',
      },
    },
  );
  expect(stderr).toMatch(/^--data is for the local backend, and this shop is set to use another Firebase/);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});
