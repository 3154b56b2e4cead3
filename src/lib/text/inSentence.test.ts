import { describe, expect, it } from 'vitest';
import { emailInSentence, inSentence } from './inSentence';

it.each([
  ['asha@demo.test', 'asha@demo.test'],
  [`asha@demo.test.${'a'.repeat(60)}.evil.test`, `asha@demo.test.aaaaa…${'a'.repeat(29)}.evil.test`],
])('an address is told by its end: %s', (email, shown) => {
  expect(emailInSentence(email)).toBe(shown);
});

describe('a text in a sentence of ours', () => {
  it.each(['', 'Asha Rao', 'आशा राव', 'ആശ', '陳大文', '12 · 34', '💧'])('is as it is: %j', text => {
    expect(inSentence(text)).toBe(text);
  });

  it.each(['علي', 'דוד', 'Hotel علي 5', '\u{1e900}'])(
    'keeps to itself what is written from right to left: %j',
    text => {
      expect(`Delete ${inSentence(text)}?`).toBe(`Delete \u2068${text}\u2069?`);
    },
  );

  it('leaves room for the sentence', () => {
    expect(inSentence('Asha '.repeat(100))).toBe(`${'Asha '.repeat(8).trim()}…`);
    expect(inSentence('علي '.repeat(100))).toMatch(/^\u2068.{39}…\u2069$/);
    expect(inSentence('Asha '.repeat(100), 200)).toHaveLength(200);
  });

  it('is never cut within a character', () => {
    expect(inSentence('💧'.repeat(40))).toBe(`${'💧'.repeat(19)}…`);
  });
});
