/**
 * Devanagari in Latin letters, and one spelling of the many in which people type it. Only to search by: `जार` and `jaar` come
 * out alike, and so would other words that sound alike.
 */

const CONSONANTS: { readonly [letter: string]: string } = Object.fromEntries(
  Array.from('कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह', (letter, place) => [
    letter,
    'k kh g gh n c ch j jh n t th d dh n t th d dh n p f b bh m y r l v sh sh s h'.split(' ')[place] ?? '',
  ]),
);
const VOWELS: { readonly [sign: string]: string } = Object.fromEntries(
  Array.from('अआइईउऊऋएऐऑओऔािीुूृेैॉोौ', (sign, place) => [
    sign,
    'a a i i u u ri e ai o o au a i i u u ri e ai o o au'.split(' ')[place] ?? '',
  ]),
);
const VIRAMA = '्';

/** Letters of a word as people write them: the vowel that a consonant brings is not written at the end. */
function romanisedWord(word: string): string {
  const letters = Array.from(word);
  return letters
    .map((letter, at) => {
      const next = letters[at + 1];
      if (letter === 'ं' || letter === 'ँ') return 'n';
      const consonant = CONSONANTS[letter];
      if (consonant === undefined) return VOWELS[letter] ?? (/[\u0900-\u097f]/.test(letter) ? '' : letter);
      const isBare = next === undefined || next === VIRAMA || /[\u093e-\u094c]/.test(next);
      return isBare ? consonant : `${consonant}a`;
    })
    .join('');
}

const romanised = (text: string): string[] =>
  text.normalize('NFD').replaceAll('़', '').toLowerCase().split(/\s+/).map(romanisedWord);

/** A vowel within a word that is not said: `kapada` is `kapda`. */
const shortened = (word: string): string =>
  word.replace(/([aeiou][^aeiou\s]+)a(?=[^aeiou\s]h?[aeiou])/g, '$1');

/** One of the spellings that people use: `chhoti`, `choti` and `chotee`; `paani` and `pani`; `water` and `vater`. */
const spelling = (text: string): string =>
  text
    .replace(/ph/g, 'f')
    .replace(/([bcdgjkst])h+/g, '$1')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/e/g, 'i')
    .replace(/o/g, 'u')
    .replace(/([a-z])\1+/g, '$1');

/** A text by its sound, word by word: what is typed. */
export const phoneticKey = (text: string): string => spelling(romanised(text).join(' '));

/** The same of a name that is searched in, with the other way in which people spell it. */
export function phoneticKeys(text: string): string {
  const words = romanised(text);
  return spelling([...words, ...words.map(shortened)].join(' '));
}
