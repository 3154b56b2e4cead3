/**
 * Takes the pictures of README.md from a shop that runs, freshly seeded: `npm start`, then
 * `node scripts/readmePictures.mjs http://localhost:4173`.
 */
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const [shop = 'http://localhost:4173'] = process.argv.slice(2);
/** What a picture may weigh: the page that shows them is read on phones too. */
const MOST_BYTES = 120_000;

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });

/** The window as WebP: the browser's own screenshots are several times as large. */
async function take(page, name) {
  await page.waitForLoadState('networkidle');
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const canvas = await browser.newPage();
  const webp = await canvas.evaluate(async png => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const drawn = new OffscreenCanvas(picture.width, picture.height);
    drawn.getContext('2d').drawImage(picture, 0, 0);
    const blob = await drawn.convertToBlob({ type: 'image/webp', quality: 0.7 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, png);
  await canvas.close();
  if (webp.length > MOST_BYTES) throw new Error(`${name} weighs ${webp.length} bytes of ${MOST_BYTES}.`);
  writeFileSync(`docs/images/${name}.webp`, Buffer.from(webp));
}

const device = (width, height) =>
  browser.newPage({ baseURL: shop, viewport: { width, height }, deviceScaleFactor: 2, locale: 'en-IN' });

const phone = await device(360, 740);
await phone.goto('/');
await take(phone, 'storefront');

const tablet = await device(1024, 768);
await tablet.goto('/admin');
await tablet.getByRole('button', { name: 'Sign In' }).click();
await tablet.waitForURL('**/admin/dashboard');
await tablet.goto('/admin/dashboard/orders');
await tablet.getByRole('table').waitFor();
await take(tablet, 'back-office');

await browser.close();
