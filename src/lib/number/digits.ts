/** Where each script's digits 0 to 9 begin: Arabic, Persian, full-width, and the scripts of India, 128 apart. */
const ZEROS = [0x0660, 0x06f0, 0xff10, ...Array.from({ length: 9 }, (_, script) => 0x0966 + 128 * script)];

/** Digits of any script people here type as ASCII digits: `toAsciiDigits('९८')` is `98`. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, digit => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find(first => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
