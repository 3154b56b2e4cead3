/**
 * Takes the pictures of README.md and of docs/look.md's first screens from a shop that runs, freshly seeded: `npm start`, then
 * `npx tsx scripts/readmePictures.mjs http://localhost:4173`.
 */
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { PATHS } from '../src/lib/paths.ts';
import { findChromium } from './chromium.mjs';

const [shop = 'http://localhost:4173'] = process.argv.slice(2);
/** What a picture may weigh: the page that shows them is read on phones too. */
const MOST_BYTES = 160_000;

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });

async function shot(page) {
  await page.evaluate(() => document.fonts.ready);
  return (await page.screenshot({ animations: 'disabled' })).toString('base64');
}

/**
 * Pictures beside each other, four in a row, as one of WebP: the browser's own screenshots are several times as large.
 * `scale`: of each picture's own size.
 */
async function write(name, pngs, scale = 1) {
  const canvas = await browser.newPage();
  const webp = await canvas.evaluate(
    async ({ pngs, scale }) => {
      const pictures = await Promise.all(
        pngs.map(async png => {
          const picture = new Image();
          picture.src = `data:image/png;base64,${png}`;
          await picture.decode();
          return picture;
        }),
      );
      const [width, height] = [pictures[0].width * scale, pictures[0].height * scale];
      const gap = pngs.length > 1 ? 8 : 0;
      const columns = Math.min(4, pngs.length);
      const rows = Math.ceil(pngs.length / columns);
      const sheet = new OffscreenCanvas(columns * (width + gap) - gap, rows * (height + gap) - gap);
      const drawn = sheet.getContext('2d');
      drawn.imageSmoothingQuality = 'high';
      for (const [index, picture] of pictures.entries()) {
        const [x, y] = [(index % columns) * (width + gap), Math.floor(index / columns) * (height + gap)];
        drawn.drawImage(picture, x, y, width, height);
      }
      const blob = await sheet.convertToBlob({ type: 'image/webp', quality: 0.7 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    { pngs, scale },
  );
  await canvas.close();
  if (webp.length > MOST_BYTES) throw new Error(`${name} weighs ${webp.length} bytes of ${MOST_BYTES}.`);
  writeFileSync(`docs/images/${name}.webp`, Buffer.from(webp));
}

const take = async (page, name) => write(name, [await shot(page)]);

const device = (width, height, deviceScaleFactor) =>
  browser.newPage({ baseURL: shop, viewport: { width, height }, deviceScaleFactor, locale: 'en-IN' });

const phone = await device(360, 740, 2);
await phone.goto('/', { waitUntil: 'networkidle' });
await take(phone, 'storefront');

const tablet = await device(1024, 768, 1.5);
await tablet.goto('/admin');
await tablet.getByRole('button', { name: 'Sign In' }).click();
await tablet.waitForURL('**/admin/dashboard');
await tablet.goto(PATHS.adminOrders);
await tablet.getByRole('table').waitFor();
// The page is told of changes by a request that does not end.
await tablet.getByText('Live', { exact: true }).waitFor();
await take(tablet, 'back-office');

for (const [width, height, scale] of [
  [360, 740, 0.75],
  [768, 1024, 0.4],
  [1280, 800, 0.3],
]) {
  const shots = [];
  for (const path of ['/', '/menu']) {
    for (const locale of ['en-IN', 'hi-IN']) {
      for (const colorScheme of ['light', 'dark']) {
        const visitor = await browser.newContext({
          baseURL: shop,
          viewport: { width, height },
          locale,
          colorScheme,
        });
        const page = await visitor.newPage();
        await page.goto(path, { waitUntil: 'networkidle' });
        // In another language than the page was rendered in, it is shown once the app is there.
        await page.locator('h1').waitFor();
        shots.push(await shot(page));
        await visitor.close();
      }
    }
  }
  await write(`first-screens-${width}`, shots, scale);
}

await browser.close();
