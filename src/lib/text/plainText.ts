// @bundle texts

import { withoutInvisible } from './invisible';

/*
 * What people type, paste or have stored, as the shop keeps and shows it. `firestore.rules` asks for the same of what is
 * written: a text begins and ends with something to see, and holds no control and no format character but the two joiners,
 * which the scripts of India and emoji are written with; only a text of several lines holds line breaks.
 */

/** Printable ASCII between two visible ends: most texts there are, told at once. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const CONTROL_IN_LINES = /(?:(?!\n)\p{Cc})+/gu;
/** Direction marks, zero-width spaces and halves of characters. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu;
/** What is blank, also of letters: nothing begins with it. An emoji may end with its selector. */
const BLANK_START = /^[\p{Z}\s\p{Default_Ignorable_Code_Point}\u2800]+/u;
const EDGE = /[\p{Z}\s\u200c\u200d]/u;

/** Letters that older keyboards write with a joiner, which would be lost at the end of a name: Unicode has each as one. */
const JOINED = /([\u0d15\u0d23\u0d28\u0d30\u0d32\u0d33]\u0d4d|\u09a4\u09cd)\u200d/g;
const LETTERS: { readonly [joined: string]: string } = {
  ണ്: 'ൺ',
  ന്: 'ൻ',
  ര്: 'ർ',
  ല്: 'ൽ',
  ള്: 'ൾ',
  ക്: 'ൿ',
  ত্: 'ৎ',
};

/** Its end not by an expression: that would look at a long run of spaces within a text again from each of them. */
function trimmed(text: string): string {
  const begun = text.replace(BLANK_START, '');
  let to = begun.length;
  while (to > 0 && EDGE.test(begun.charAt(to - 1))) to -= 1;
  return begun.slice(0, to);
}

/** What is left once all of a text's controls are spaces or line breaks; nothing where there is nothing to see. */
function finished(text: string, most: number): string {
  const bare = trimmed(text);
  if (withoutInvisible(bare).trim() === '') return '';
  return bare.length <= most ? bare : `${trimmed(bare.slice(0, most - 1).replace(/\p{Cs}$/u, ''))}…`;
}

const seen = (text: string): string =>
  text.replace(UNSEEN, '').replace(JOINED, (joined, letter: string) => LETTERS[letter] ?? joined);

/** A text as one line: a name, a label, a reason. `most`: cut after so many characters, for a text that is only shown. */
export function plainLine(text: string, most = Number.POSITIVE_INFINITY): string {
  if (text.length <= most && PLAIN.test(text)) return text;
  return finished(seen(text.replace(CONTROL, ' ')), most);
}

/** A text of several lines: an address, instructions, notes. No more than one empty line follows another. */
export function plainText(text: string, most = Number.POSITIVE_INFINITY): string {
  if (text.length <= most && PLAIN.test(text)) return text;
  const lines = seen(text.replace(LINE_BREAK, '\n').replace(CONTROL_IN_LINES, ' ')).split('\n');
  const ends = lines.map(line => line.trimEnd()).join('\n');
  return finished(ends.replace(/\n{3,}/g, '\n\n'), most);
}
