import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { BRAND } from '../../src/lib/brand.ts';

const source = (file: string) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
/** Where index.html takes them in. */
const PLACE = '<!--drawings-->';

/** What screens draw more than once, as a piece of a page: the mark, and the moulds of the bottles. */
export function drawings(): string {
  return (source('ui/mark.svg') + source('domain/product/moulds.svg'))
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll(/>\s+</g, '><')
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
