import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const GLOSSARY = readFileSync('docs/glossary.md', 'utf8');

/** A part of the document, by its heading. */
const partOf = (heading: string): string =>
  GLOSSARY.split(/^## /m).find(part => part.startsWith(heading)) ?? '';

/** A column of a language's table, word by word. */
const wordsIn = (heading: string, column: 1 | 2): string[] =>
  [...partOf(heading).matchAll(/^\| (?!thing|---)[^|]+\|([^|]+)\|([^|]+)\|$/gm)]
    .flatMap(row => (row[column] ?? '').split(','))
    .map(word => word.trim().toLowerCase());

const chosenIn = (heading: string) => wordsIn(heading, 1);
/** The words that a language's screens never say. */
const bannedIn = (heading: string) => wordsIn(heading, 2);

/** What was said and is not any more, with what is said instead. */
const phrasesIn = (language: string): [string, string][] =>
  [...partOf(`Phrases in ${language}`).matchAll(/^\| (?!not|---)(.+) \| (.+) \|$/gm)].map(
    ([, before = '', now = '']) => [before, now],
  );

const EXCEPTIONS = [...partOf('Sentences').matchAll(/^- (.+)$/gm)].map(([, sentence = '']) => sentence);

/** What is said in Hindi of an English text that its words alone would make another. */
const NOT_WORD_FOR_WORD = [
  ...partOf('Not word for word').matchAll(/^\| (?!English|---)([^|]+) \| ([^|]+) \|[^|]+\|$/gm),
].map(([, english = '', hindi = '']): [string, string] => [english, hindi]);

/** English words that are said of several things. */
const OF_SEVERAL = [...partOf('One English word').matchAll(/^\| (?!word|---)([^|]+) \|[^|]+\|$/gm)].map(
  ([, word = '']) => word,
);

/** Said with values, for one and for several. */
function said(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'function') return [];
  return [1, 7].map(
    first => `${words(...Array.from({ length: words.length }, (_, place) => first + place))}`,
  );
}

const WITH_VALUES = '()';

/** Every text of a catalogue with its path. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
  }
  return said(value).map(text => [typeof value === 'function' ? path + WITH_VALUES : path, text]);
}

const textsIn = (modules: Record<string, object>): [string, string][] =>
  Object.entries(modules)
    .flatMap(([file, module]) => textsOf(module, file))
    // `cartLabels` in English is `cart` in the other languages.
    .map(([path, text]): [string, string] => [path.replace(/(\.ts\.\w+)Labels\b/, '$1'), text])
    // What is searched by, and shown nowhere.
    .filter(([path]) => !path.includes('.otherWords.'));

const ENGLISH = textsIn(import.meta.glob<object>('./en/**/*.ts', { eager: true }));
const HINDI = textsIn(import.meta.glob<object>('./hi/**/*.ts', { eager: true }));

/** The banned words that a text says, as whole words; a Devanagari word ends where its last sign does. */
function bannedWords(text: string, banned: readonly string[]): string[] {
  const inWords = ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}’-]+/gu, ' ')} `;
  return banned.filter(word => inWords.includes(` ${word} `));
}

/** What is said in Hindi, by what it is in English; what is said with values goes by its grammar. */
function hindiByEnglish(): Map<string, Set<string>> {
  const hindi = new Map(HINDI.map(([path, text]) => [path.replace('/hi/', '/en/'), text]));
  const pairs = new Map<string, Set<string>>();
  for (const [path, text] of ENGLISH) {
    const said = path.endsWith(WITH_VALUES) ? undefined : hindi.get(path);
    if (said !== undefined) pairs.set(text, (pairs.get(text) ?? new Set()).add(said));
  }
  return pairs;
}

const offences = (texts: readonly [string, string][], banned: readonly string[]) =>
  texts
    .filter(([, text]) => !EXCEPTIONS.includes(text))
    .flatMap(([path, text]) => bannedWords(text, banned).map(word => `${path} says “${word}”: ${text}`));

describe('the glossary', () => {
  it.each(['English', 'Hindi'])('has words that are not used in %s, each once', language => {
    const banned = bannedIn(language);
    expect(banned.length).toBeGreaterThan(20);
    expect(phrasesIn(language).length).toBeGreaterThan(15);
    expect(banned.filter((word, at) => word === '' || banned.indexOf(word) !== at)).toEqual([]);
  });

  it('finds a banned word in capitals and at the end of a sentence, and none inside another word', () => {
    expect(bannedWords('Look into your Basket.', ['basket'])).toEqual(['basket']);
    expect(bannedWords('अपने खाते में साइन इन।', ['साइन इन'])).toEqual(['साइन इन']);
    expect(bannedWords('उत्पादन', ['उत्पाद'])).toEqual([]);
  });

  it('is held by every English text', () => {
    expect(ENGLISH.length).toBeGreaterThan(1000);
    expect(offences(ENGLISH, bannedIn('English'))).toEqual([]);
  });

  it('is held by every Hindi text', () => {
    expect(HINDI.length).toBeGreaterThan(1000);
    expect(offences(HINDI, bannedIn('Hindi'))).toEqual([]);
  });

  it('has no word to customers in what the outbox says to staff', () => {
    const toCustomers = ['us', 'our', 'call', 'हम', 'हमें', 'हमारी'];
    const saidToStaff = [...ENGLISH, ...HINDI].filter(([path]) => path.includes('/staffOutbox.'));
    expect(saidToStaff.length).toBeGreaterThan(100);
    expect(offences(saidToStaff, toCustomers)).toEqual([]);
  });

  it('says of card numbers to staff something else than to customers', () => {
    const warnings = [...ENGLISH, ...HINDI].filter(([path]) => path.endsWith('.cardNumber'));
    const [toStaff, toCustomers] = ['/backOffice/', '/customer.ts'].map(place =>
      warnings.filter(([path]) => path.includes(place)).map(([, text]) => text),
    );
    expect(toStaff).not.toEqual([]);
    expect(toCustomers).not.toEqual([]);
    expect(toStaff?.filter(text => toCustomers?.includes(text))).toEqual([]);
  });

  it.each([
    ['English', ENGLISH],
    ['Hindi', HINDI],
  ] as const)('chooses only words that are said in %s', (language, texts) => {
    const unsaid = chosenIn(language).filter(word => !texts.some(([, text]) => bannedWords(text, [word])[0]));
    expect(unsaid).toEqual([]);
  });

  it.each([
    ...phrasesIn('English').map(phrases => ['English', ...phrases, ENGLISH] as const),
    ...phrasesIn('Hindi').map(phrases => ['Hindi', ...phrases, HINDI] as const),
  ])('says in %s not “%s” but “%s”', (_language, before, now, texts) => {
    const saying = (phrase: string) =>
      texts.filter(([, text]) => text.toLowerCase().includes(phrase.toLowerCase())).map(([path]) => path);
    expect(saying(before)).toEqual([]);
    // A single word is in many texts: one of them must be that word alone.
    expect(now.includes(' ') ? saying(now) : texts.filter(([, text]) => text === now)).not.toEqual([]);
  });

  it('says what is one text in English by one text in Hindi, where it is not said of several things', () => {
    const several = [...hindiByEnglish()].flatMap(([text, said]) => (said.size > 1 ? [text] : []));
    expect(several.sort()).toEqual([...OF_SEVERAL].sort());
  });

  it('says in Hindi what is not translated word for word as the glossary has it', () => {
    const hindi = hindiByEnglish();
    expect(NOT_WORD_FOR_WORD).toHaveLength(3);
    expect(NOT_WORD_FOR_WORD.map(([english]) => [english, ...(hindi.get(english) ?? [])])).toEqual(
      NOT_WORD_FOR_WORD,
    );
  });

  it('excepts nothing but what is said and would be banned', () => {
    const needless = EXCEPTIONS.filter(
      sentence =>
        !ENGLISH.some(([, text]) => text === sentence) ||
        bannedWords(sentence, bannedIn('English')).length === 0,
    );
    expect(EXCEPTIONS).not.toEqual([]);
    expect(needless).toEqual([]);
  });
});
