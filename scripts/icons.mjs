/**
 * Draws the PNG icons of the web app manifest from `public/icon.svg`, in the machine's Chromium. Run it after the
 * drawing has changed: `node scripts/icons.mjs`.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const publicFolder = join(dirname(fileURLToPath(import.meta.url)), '..', 'public');
const drawing = readFileSync(join(publicFolder, 'icon.svg'), 'utf8');
// A launcher cuts a maskable icon to a shape of its own: the ground fills the whole square. The drop lies within the
// middle 80 %, which every launcher keeps.
const maskable = drawing.replace(' rx="16"', '');

const ICONS = [
  { file: 'icon-192.png', side: 192, svg: drawing },
  { file: 'icon-512.png', side: 512, svg: drawing },
  { file: 'icon-maskable-512.png', side: 512, svg: maskable },
];

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
for (const { file, side, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.screenshot({ path: join(publicFolder, file), omitBackground: true });
  await page.close();
}
await browser.close();
