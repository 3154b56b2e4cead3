import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FontFile, ReadFont } from '@/services/pdf/fontFiles';

const FILES: { readonly [file in FontFile]: string } = {
  regular: 'NotoSans-Regular.ttf',
  bold: 'NotoSans-Bold.ttf',
  devanagari: 'NotoSansDevanagari-Regular.ttf',
  devanagariBold: 'NotoSansDevanagari-Bold.ttf',
};

/** The very fonts that are served, without a server. */
export const readFontFile: ReadFont = async file =>
  new Uint8Array(await readFile(join('src/services/pdf/fonts', FILES[file])));

/** The text of a PDF file as a reader finds it: a list of lines for each page. */
export async function pdfPages(file: Blob | Uint8Array): Promise<string[][]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const data = file instanceof Uint8Array ? file : new Uint8Array(await file.arrayBuffer());
  const pdf = await getDocument({ data }).promise;
  const pages: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(lines(items.flatMap(item => ('str' in item ? [item] : []))));
  }
  return pages;
}

/**
 * The letters of a text, in an order of their own. A PDF stores the shapes of Devanagari as they stand on paper, ि before
 * its letter and spaces where shapes are moved: what is set and what is read have their letters in common.
 */
export const lettersOf = (text: string): string => [...text.replaceAll(/\s/g, '')].sort().join('');

type Piece = { readonly str: string; readonly transform: readonly number[] };

/** Pieces of text that stand at one height, from left to right; the lines from top to bottom. */
function lines(pieces: readonly Piece[]): string[] {
  const byHeight = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const height = Math.round(piece.transform[5] ?? 0);
    byHeight.set(height, [...(byHeight.get(height) ?? []), piece]);
  }
  return Array.from(byHeight)
    .sort(([a], [b]) => b - a)
    .map(([, line]) =>
      line
        .sort((a, b) => (a.transform[4] ?? 0) - (b.transform[4] ?? 0))
        .map(({ str }) => str)
        .filter(str => str.trim() !== '')
        .join(' '),
    )
    .filter(Boolean);
}
