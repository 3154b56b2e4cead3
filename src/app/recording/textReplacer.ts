import type { Pseudonyms } from './pseudonyms';
import { TOKEN } from './secrets';

/** Shorter texts are parts of too many words; as the whole of a personal field they are replaced all the same. */
const MIN_LENGTH = 3;
const WORDS = /[\p{L}\p{N}_]+/gu;
const WORD_BEFORE = /[\p{L}\p{N}_]$/u;
const WORD_AFTER = /^[\p{L}\p{N}_]/u;

/** What a token, an email address or an Indian mobile number looks like, wherever it stands. */
const SHAPES = [
  { kind: 'secret', pattern: TOKEN },
  { kind: 'email', pattern: /[^\s@"'<>()[\]{},;:\\/?&=#]+@[^\s@"'<>()[\]{},;:\\/?&=#]+\.[\p{L}\p{N}]{2,}/gu },
  { kind: 'phone', pattern: /(?<![\p{L}\p{N}_])[6-9]\d{9}(?![\p{L}\p{N}_])/gu },
] as const;

type Found = { readonly kind: (typeof SHAPES)[number]['kind']; readonly text: string };

/** Every part of a text that looks like one of them. */
export function findPersonalTexts(text: string): Found[] {
  return SHAPES.flatMap(({ kind, pattern }) =>
    Array.from(text.matchAll(pattern), ([found]) => ({ kind, text: found })),
  );
}

/** Where the first word of a text begins; a text without one (`—`) gives nobody away. */
function firstWord(text: string): { word: string; at: number } | null {
  const match = text.match(/[\p{L}\p{N}_]+/u);
  return match ? { word: match[0], at: match.index ?? 0 } : null;
}

/**
 * Replaces known texts inside longer ones, where they stand as whole words; the longest first. Texts are
 * looked up by their first word, so tens of thousands of them cost no more than a few.
 */
export function createTextReplacer(pseudonyms: Pseudonyms): (text: string) => string {
  const byFirstWord = new Map<string, { text: string; at: number; standIn: string }[]>();
  for (const [text, standIn] of pseudonyms) {
    const first = text.length >= MIN_LENGTH ? firstWord(text) : null;
    if (!first) continue;
    const same = byFirstWord.get(first.word) ?? [];
    same.push({ text, at: first.at, standIn });
    byFirstWord.set(first.word, same);
  }
  for (const same of byFirstWord.values()) same.sort((a, b) => b.text.length - a.text.length);

  return text => {
    let swept = '';
    let done = 0;
    for (const { 0: word, index } of text.matchAll(WORDS)) {
      const found = byFirstWord.get(word)?.find(candidate => {
        const start = index - candidate.at;
        return (
          start >= done &&
          text.startsWith(candidate.text, start) &&
          !WORD_AFTER.test(text.slice(start + candidate.text.length)) &&
          !(WORD_AFTER.test(candidate.text) && WORD_BEFORE.test(text.slice(0, start)))
        );
      });
      if (!found) continue;
      const start = index - found.at;
      swept += text.slice(done, start) + found.standIn;
      done = start + found.text.length;
    }
    return swept + text.slice(done);
  };
}
