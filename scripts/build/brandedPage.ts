import type { Plugin } from 'vite';
import { BRAND } from '../../src/shared/brand.ts';

/** Writes the shop's name into the page, which is not of the app's making. */
export function brandedPage(): Plugin {
  return { name: 'branded-page', transformIndexHtml: html => html.replaceAll('%BRAND%', BRAND) };
}
