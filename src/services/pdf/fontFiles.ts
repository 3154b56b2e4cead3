import type { FontFamily } from './fontRuns';
import bold from './fonts/NotoSans-Bold.ttf?url';
import regular from './fonts/NotoSans-Regular.ttf?url';
import devanagariBold from './fonts/NotoSansDevanagari-Bold.ttf?url';
import devanagari from './fonts/NotoSansDevanagari-Regular.ttf?url';

export const FONT_FILES = ['regular', 'bold', 'devanagari', 'devanagariBold'] as const;
export type FontFile = (typeof FONT_FILES)[number];

/** Which files a family is set in. */
export const FAMILY_FILES: { readonly [family in FontFamily]: { normal: FontFile; bold: FontFile } } = {
  Latin: { normal: 'regular', bold: 'bold' },
  Devanagari: { normal: 'devanagari', bold: 'devanagariBold' },
};

const URLS: { readonly [file in FontFile]: string } = { regular, bold, devanagari, devanagariBold };

/** A font's bytes. Rejects with a `TypeError` where it cannot be fetched, as `fetch` does. */
export type ReadFont = (file: FontFile) => Promise<Uint8Array>;

/** Fetches a font of ours; the service worker keeps it, so that a second document needs no network. */
export const fetchFont: ReadFont = async file => {
  const response = await fetch(URLS[file]);
  // What hosting or a captive portal answers in a font's place is a page.
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) {
    throw new TypeError(`The font ${file} could not be fetched: the answer was ${response.status}.`);
  }
  return new Uint8Array(await response.arrayBuffer());
};
