// @bundle texts

/** Hebrew, Arabic and their kin, in every block that Unicode has for them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const MOST = 40;
const MOST_OF_EMAIL = 60;

/** An email address in a sentence of ours: of a longer one its end is shown too, which says whose it is. */
export const emailInSentence = (email: string): string =>
  inSentence(
    email.length > MOST_OF_EMAIL ? `${email.slice(0, 20)}…${email.slice(21 - MOST_OF_EMAIL)}` : email,
    MOST_OF_EMAIL,
  );

/**
 * A text of somebody's for a sentence of ours, which must be read whole whatever they call themselves: no longer than
 * `most`, and one that is written from right to left does not turn round what stands beside it. Where a text is alone in its
 * element, `Clamped` does the same.
 */
export function inSentence(text: string, most = MOST): string {
  const shown =
    text.length > most
      ? `${text
          .slice(0, most - 1)
          .replace(/\p{Cs}$/u, '')
          .trimEnd()}…`
      : text;
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}
