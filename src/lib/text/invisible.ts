// @bundle texts

/** Zero-width characters, direction marks, variation selectors, fillers and blank Braille: nobody sees or types them. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The text without the characters that have no width of their own. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** How many characters a reader sees, surrounding space not counted: an emoji is one, `'\u200b'` none. */
export function visibleLength(text: string): number {
  return [...withoutInvisible(text).trim()].length;
}
