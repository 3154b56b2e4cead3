import { DRIVERS } from '../../local-firebase/seed/people';
import { idOfNumber } from '../../src/domain/order/orderNumber';
import { expectAccessible } from './accessible';
import {
  cachedForNextStart,
  cachedOnDevice,
  expect,
  REQUEST_WITHOUT_NETWORK,
  storedDocument,
  test,
} from './journey';

test.use({ serviceWorkers: 'allow' });

const [RAVI] = DRIVERS;

test('a driver does a stop in two taps without a signal, starts again without one, and takes it back', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await page.goto('/admin');
  await page.getByLabel('Email').fill(RAVI.email);
  await page.getByLabel('Password', { exact: true }).fill(RAVI.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'My runs' })).toBeFocused();

  const stop = page.getByRole('article');
  await expect(stop.getByRole('button', { name: 'Delivered', exact: true })).toBeVisible();
  await expectAccessible(page);
  const [, number = ''] = /Next stop · (\S+)/.exec((await stop.textContent()) ?? '') ?? [];
  const id = idOfNumber(number.slice(0, 14));
  const name = (await stop.getByRole('heading').textContent()) ?? '';
  const statusOf = async () => (await storedDocument(page, `orders/${id}`))?.fields.status?.stringValue;

  await cachedOnDevice(page);
  await cachedForNextStart(page, 'driverRuns');
  await context.setOffline(true);
  await stop.getByRole('button', { name: 'Delivered', exact: true }).click();
  await expect(page.getByRole('button', { name: /^(Paid in cash|Handed over)/ })).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('button', { name: /^(Paid in cash|Handed over)/ }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toHaveCount(0);
  const undo = page.getByRole('button', { name: `Undo: ${name}` });
  await expect(undo).toBeVisible();
  await expect(page.getByText(`Delivered: ${name}`)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText(/Not sent yet$/).and(page.locator('p'))).toBeVisible();
  await expect(page.getByText(/^Offline\. This is what was read/)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(statusOf).toBe('delivered');
  await expect(page.getByText(/Not sent yet$/).and(page.locator('p'))).toHaveCount(0);

  await undo.click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect.poll(statusOf).toBe('shipped');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Not delivered' }).click();
  await expect(page.getByRole('button', { name: 'Another reason' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('New day')).not.toHaveValue('');
  await expectAccessible(page);
});
