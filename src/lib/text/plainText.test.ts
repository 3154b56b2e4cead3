import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, LINE, LINES } from '../../../test/support/texts';
import { visibleLength } from './invisible';
import { plainLine, plainText } from './plainText';

describe.each([
  ['one line', plainLine, LINE],
  ['several lines', plainText, LINES],
])('a text of %s', (_what, plain, allowed) => {
  it('is one that the rules take, or empty', () => {
    fc.assert(
      fc.property(anyText, text => {
        const kept = plain(text);
        expect(kept === '' || allowed.test(kept)).toBe(true);
        expect(kept).not.toMatch(/\p{Cs}/u);
      }),
    );
  });

  it('is the same when it is read again', () => {
    fc.assert(
      fc.property(anyText, text => {
        expect(plain(plain(text))).toBe(plain(text));
      }),
    );
  });

  it('is empty only where there is nothing to see, and loses nothing that can be seen', () => {
    const visible = (text: string) =>
      text.replace(/[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
    // What older keyboards write with a joiner is shown as the letter that it is.
    const modern = (text: string) => visible(text.replaceAll('ന്‍', 'ൻ').replaceAll('ত্‍', 'ৎ'));
    fc.assert(
      fc.property(anyText, text => {
        const kept = plain(text);
        if (visibleLength(text) > 0 && visible(text) !== '') expect(kept).not.toBe('');
        if (kept !== '') expect(visible(kept)).toBe(modern(text));
      }),
    );
  });

  it('is never longer than what may be shown, and says where it was cut', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 12 }), (text, most) => {
        const kept = plain(text, most);
        expect(kept.length).toBeLessThanOrEqual(most);
        expect(kept).not.toMatch(/\p{Cs}/u);
        expect(kept === '' || allowed.test(kept)).toBe(true);
        if (plain(text).length > most) expect(kept.endsWith('…')).toBe(true);
        else expect(kept).toBe(plain(text));
      }),
    );
  });

  // Else it would be for minutes.
  it('is ready however long a run of spaces stands in it', () => {
    const [spaces, joiners] = [' '.repeat(300_000), '\u200d'.repeat(300_000)];
    expect(plain(`a${spaces}b${joiners}c`)).toBe(`a${spaces}b${joiners}c`);
  });
});

describe('one line', () => {
  it.each([
    ['the order of the letters', 'Asha \u202enimda', 'Asha nimda'],
    ['marks that come with a pasted number', '\u202a+91 98765 43210\u202c', '+91 98765 43210'],
    ['a tab and a line break, which become spaces', 'Asha\tRao\r\nPune', 'Asha Rao Pune'],
    ['a control sequence', '\x1b[31mAsha', '[31mAsha'],
    ['ten zero-width spaces', '\u200b'.repeat(10), ''],
    ['joiners only', '\u200c\u200d', ''],
    ['blank letters of Hangul', '\u3164\u115f', ''],
    ['blank Braille', '\u2800\u2800', ''],
    ['what is blank before the first letter', '\u3164\u2800\ufe0f\u{e0100}Asha\u3164', 'Asha\u3164'],
    ['half an emoji', 'Asha \ud83d', 'Asha'],
  ])('is without %s', (_what, typed, kept) => {
    expect(plainLine(typed)).toBe(kept);
  });

  it.each([
    ['a conjunct of Devanagari with its joiner', 'क्‍ष शर्मा'],
    ['a non-joiner in Kannada', 'ರಾಜ್‌ಕುಮಾರ್'],
    ['an emoji of several', 'Tanker 👩‍🔧 1'],
    ['an emoji with its variation selector', 'Love ❤️'],
    ['a name from right to left', 'علي حسن'],
    ['accents and apostrophes', 'Zoë D’Souza'],
    ['ordinary English', 'Asha Rao & Sons (Pune)'],
  ])('keeps %s', (_what, text) => {
    expect(plainLine(text)).toBe(text);
  });

  it('keeps a Malayalam and a Bengali letter at the end of a name, as Unicode has them today', () => {
    expect(plainLine('മോഹന്‍')).toBe('മോഹൻ');
    expect(plainLine('ভবিষ্যত্‍')).toBe('ভবিষ্যৎ');
  });
});

describe('several lines', () => {
  it('keeps its lines, in one notation', () => {
    expect(plainText('12 Lake Road\r\nPune\u2028411001\n')).toBe('12 Lake Road\nPune\n411001');
  });

  it.each([
    ['2,000 of them', '\n'.repeat(2000), ''],
    ['many between two words', `Gate${'\n \u200b'.repeat(500)}\nblue door`, 'Gate\n\nblue door'],
    ['spaces at their ends', 'a  \n\tb', 'a\n b'],
  ])('does not fill a screen with empty lines: %s', (_what, typed, kept) => {
    expect(plainText(typed)).toBe(kept);
  });
});
