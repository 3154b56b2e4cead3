import type { LanguageCode } from './languages';

/** Said where nothing of the app could be loaded, so in every language at once: nothing is there that would know which. */
export const NOT_STARTED: readonly {
  readonly code: LanguageCode;
  readonly heading: string;
  readonly reload: string;
}[] = [
  { code: 'en', heading: 'This page could not be loaded', reload: 'Reload' },
  { code: 'hi', heading: 'यह पेज लोड नहीं हो सका', reload: 'दोबारा लोड करें' },
];
