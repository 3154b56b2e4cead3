import fc from 'fast-check';

/**
 * As `firestore.rules` asks for it: it begins with something to see and ends neither with white space nor with a joiner, and
 * holds no control and no format character.
 */
export const LINE =
  /^(?![\p{Z}\s\p{Default_Ignorable_Code_Point}\u2800])(?:[\u200c\u200d]|[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}])*(?<![\p{Z}\s\u200c\u200d])$/u;
export const LINES =
  /^(?![\p{Z}\s\p{Default_Ignorable_Code_Point}\u2800])(?:[\n\u200c\u200d]|[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}])*(?<![\p{Z}\s\u200c\u200d])$/u;

/** Mostly what does harm: controls, marks, joiners, spaces of all widths, halves of characters, fillers. */
const nasty = fc.constantFrom(
  ...['\0', '\t', '\n', '\r', '\r\n', '\v', '\x1b', '\x7f', '\u0085', '\u2028', '\u2029', '\ufeff', '\u00ad'],
  ...[
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202c',
    '\u202e',
    '\u2066',
    '\u2069',
    '\u061c',
  ],
  ...[
    ' ',
    '\u00a0',
    '\u2003',
    '\u3000',
    '\ud83d',
    '\udca7',
    '\u3164',
    '\u2800',
    '\ufe0f',
    '\u{e0041}',
    '\u{e0100}',
  ],
  ...['a', 'Asha', 'क्‍ष', 'നന്‍', 'ত্‍', '👩‍🔧', '💧', 'علي', 'é', '\u0301'],
);
export const anyText = fc
  .array(fc.oneof({ weight: 3, arbitrary: nasty }, fc.string({ unit: 'binary' })), { maxLength: 30 })
  .map(parts => parts.join(''));
