/** Where each script's digits 0 to 9 begin: the scripts of India, Arabic, and full-width forms. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10,
];

/** Digits of any script people here type as ASCII digits: `toAsciiDigits('९८')` is `98`. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, digit => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find(first => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
