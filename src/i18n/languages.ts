import type { Translation } from './labels';

type Entry = {
  /** In its own words, so that whoever reads only one language finds it. */
  readonly name: string;
  /** The languages of devices (BCP 47) that it is for. */
  readonly tags: RegExp;
  /** Loads its labels; English comes with the screens. */
  readonly load?: () => Promise<{ readonly translation: Translation }>;
};

/** The languages the shop speaks: a line here, and a folder beside this file. */
export const LANGUAGES = {
  en: { name: 'English', tags: /^en\b/i },
  // Hindi typed in Latin letters (hi-Latn) is better served in English.
  hi: { name: 'हिन्दी', tags: /^hi(?!-latn)\b/i, load: () => import('./hi/translation') },
} as const satisfies { readonly [code: string]: Entry };

export type LanguageCode = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];

/** The language of the labels in the code, for whoever reads none of the others. */
export const DEFAULT_LANGUAGE = 'en' satisfies LanguageCode;

/** The language for a device that prefers `tag` (BCP 47, such as `hi-IN`). */
export const languageOf = (tag: string): LanguageCode =>
  LANGUAGE_CODES.find(code => LANGUAGES[code].tags.test(tag)) ?? DEFAULT_LANGUAGE;

const loaded = new Map<LanguageCode, Translation>();

/** A language's labels where their code is there already; null where it is not, and for English. */
export const loadedTranslation = (code: LanguageCode): Translation | null => loaded.get(code) ?? null;

/** Loads a language's labels; null for English. Rejects when their code cannot be had; asked again, it tries again. */
export async function loadTranslation(code: LanguageCode): Promise<Translation | null> {
  const { load }: Entry = LANGUAGES[code];
  if (load && !loaded.has(code)) loaded.set(code, (await load()).translation);
  return loadedTranslation(code);
}
