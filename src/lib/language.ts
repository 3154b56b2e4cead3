/** How a language writes days, times, months and sentences. */
export type Language = {
  /** As `lang` attributes have it: `hi`. */
  readonly code: string;
  /** As `Intl` has it: `hi-IN`. */
  readonly locale: string;
  readonly month: 'short' | 'long';
  /** What ends a sentence. */
  readonly fullStop: string;
  /** An ISO instant as a day of the shop: `20 Nov 2026`. */
  readonly formatDay: (iso: string) => string;
  /** An ISO instant as a time of the shop's day, of twelve hours: `6:22 am`. */
  readonly formatTime: (iso: string) => string;
};

/** A language by its code (BCP 47), in the words of another: `Hindi`, `हिन्दी`. Its code where it has no name there. */
export const languageName = (code: string, { locale }: Pick<Language, 'locale'>): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;

/** Gives a catalogue of English labels in the language on screen, to code that is no component. */
export type Translate = <Labels extends object>(english: Labels) => Labels;
