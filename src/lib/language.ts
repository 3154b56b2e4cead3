/** The languages the shop speaks. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The language for a device that prefers `tag` (BCP 47, such as `hi-IN`): Hindi for Hindi in its own letters, else
 * English.
 */
export function languageOf(tag: string): Language {
  return /^hi(?!-latn)\b/i.test(tag) ? 'hi' : 'en';
}
