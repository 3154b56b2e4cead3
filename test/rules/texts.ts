/** Texts that no name or address may be. */
export const UGLY_LINES: readonly (readonly [what: string, text: string])[] = [
  ['of nothing', ''],
  ['of spaces', '   '],
  ['of a no-break space', '\u00a0'],
  ['of zero-width spaces', '\u200b'.repeat(10)],
  ['of joiners', '\u200d\u200d'],
  ['that begins with a space', ' Asha Rao'],
  ['that ends with a space', 'Asha Rao '],
  ['that ends with a wide space', 'Asha Rao\u3000'],
  ['that begins with a joiner', '\u200dAsha Rao'],
  ['that is turned round', '\u202enimda'],
  ['with a mark of direction', 'Asha\u200f Rao'],
  ['with an isolate', 'Asha \u2066Rao\u2069'],
  ['with a tab', 'Asha\tRao'],
  ['with a null', 'Asha\u0000Rao'],
  ['with a control of C1', 'Asha\u0085Rao'],
  ['with a line separator', 'Asha\u2028Rao'],
  ['with a soft hyphen', 'As\u00adha'],
  ['with a byte order mark', '\ufeffAsha'],
];

/** Names that people have. */
export const FINE_LINES: readonly string[] = [
  'A',
  'आशा राव',
  'क्\u200dष',
  'അവന്\u200d',
  'நந்தினி',
  'সুমন',
  'آشا',
  'D’Souza-Menon, Sr.',
  '👩\u200d👩\u200d👧 Rao',
  '12',
];
