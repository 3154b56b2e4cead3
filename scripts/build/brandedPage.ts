import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from '../../src/i18n/languages.ts';
import { BRAND } from '../../src/lib/brand.ts';
import { textTagged } from '../tagged.mjs';

/** Where index.html takes them in. */
const PLACE = '<!--drawings-->';

/** What screens draw more than once, as a piece of a page: the mark, and the shapes of the bottles. */
export function drawings(): string {
  return (textTagged('brand-drawing') + textTagged('bottle-drawings'))
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll(/>\s+</g, '><')
    .trim();
}

/** Tells the languages of devices for which the pages that the build renders, in English, are not. */
const otherLanguages = () =>
  LANGUAGE_CODES.filter(code => code !== DEFAULT_LANGUAGE)
    .map(code => LANGUAGES[code].tags.source)
    .join('|');

/** The page with what is not of its own making: what screens draw more than once, the shop's name, and its languages. */
export function branded(html: string): string {
  if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
  return html
    .replace(PLACE, drawings)
    .replaceAll('%BRAND%', BRAND)
    .replace('%OTHER_LANGUAGES%', otherLanguages);
}

/** Fills in index.html, in development too. */
export const brandedPage = (): Plugin => ({ name: 'branded-page', transformIndexHtml: branded });
