import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { BRAND } from '../../src/shared/brand.ts';

const DRAWINGS = new URL('../../src/shared/ui/drawings.svg', import.meta.url);
/** Where index.html takes them in. */
const PLACE = '<!--drawings-->';

/** What screens draw more than once, as a piece of a page; the shop's name as large as it fits the slimmest bottle. */
export function drawings(): string {
  const size = Math.min(17, Math.round(42 / (0.62 * BRAND.length)));
  return readFileSync(DRAWINGS, 'utf8')
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll(/>\s+</g, '><')
    .replaceAll('%BRAND_SIZE%', String(size))
    .replaceAll('%BRAND%', BRAND)
    .trim();
}

/** Writes into the page what is not of the app's making: what screens draw more than once, and the shop's name. */
export function brandedPage(): Plugin {
  return {
    name: 'branded-page',
    transformIndexHtml: html => {
      if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
      return html.replace(PLACE, drawings).replaceAll('%BRAND%', BRAND);
    },
  };
}
