import { wordsIn } from '@/lib/text/words';
import { fold } from './orderSearchRules';

/** What is looked for, word by word. */
export const searchWords = (query: string): readonly string[] =>
  fold(query.trim()).split(/\s+/).filter(Boolean);

/** Those that have a word that begins as the search does before those that only hold it: "neha" is not Sneha. */
export function wordsFirst<Row>(
  rows: readonly Row[],
  query: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  const words = searchWords(query);
  const begins = (row: Row) => {
    const named = wordsIn(fold(textOf(row)));
    return words.every(word => named.some(name => name.startsWith(word)));
  };
  const first = new Set(words.length > 0 ? rows.filter(begins) : []);
  return first.size === 0 ? rows : [...first, ...rows.filter(row => !first.has(row))];
}
