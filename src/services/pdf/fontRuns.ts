export const FONT_FAMILIES = ['Latin', 'Devanagari'] as const;
export type FontFamily = (typeof FONT_FAMILIES)[number];

export type FontRun = { readonly text: string; readonly font: FontFamily };

/** Letters of Devanagari with the spaces, joiners and shared marks between them. */
const RUNS = /[\u0900-\u097F](?:[\u0900-\u097F\u200C-\u200D ]*[\u0900-\u097F\u200C-\u200D])?/g;

/**
 * A text in runs of one font each: a PDF has no fonts to fall back on, so that each letter must be set in one that has
 * it. Put together again, the runs are the text.
 */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(RUNS)) {
    if (index > end) runs.push({ text: text.slice(end, index), font: 'Latin' });
    runs.push({ text: found, font: 'Devanagari' });
    end = index + found.length;
  }
  if (end < text.length || runs.length === 0) runs.push({ text: text.slice(end), font: 'Latin' });
  return runs;
}

/** Whether a text needs more than the Latin fonts. */
export const hasDevanagari = (text: string): boolean => /[\u0900-\u097F]/.test(text);
