import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchMarks } from './searchMarks';

type Segments = ReturnType<ReturnType<typeof searchMarks>['ofText']>;

/** A text with what is marked in brackets. */
const shown = (segments: Segments) =>
  segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe('searchMarks', () => {
  it.each([
    ['', 'Asha Rao', 'Asha Rao'],
    ['  ', 'Asha Rao', 'Asha Rao'],
    ['rao', 'Asha Rao', 'Asha [Rao]'],
    ['rao asha', 'Asha Rao', '[Asha] [Rao]'],
    ['a', 'Asha', '[A]sh[a]'],
    ['jose', 'José Nair', '[José] Nair'],
    ['JOSÉ', 'jose\u0301 nair', '[jose\u0301] nair'],
    ['sha as', 'Asha', '[Asha]'],
    ['zzz', 'Asha', 'Asha'],
    ['मीना', 'मीना राव', '[मीना] राव'],
    ['.*', 'a.*b', 'a[.*]b'],
    ['अ', 'ईमेल', 'ईमेल'],
  ])('finds %j in the text %j', (query, text, expected) => {
    expect(shown(searchMarks(query).ofText(text))).toBe(expected);
  });

  it.each([
    ['zt5m', '8K0Q1ZT5M7XW', '8K0Q1[ZT5M]7XW'],
    ['8koqi', '8K0Q1ZT5M7XW', '[8K0Q1]ZT5M7XW'],
    ['#8K0Q', '8K0Q1ZT5M7XW', '[8K0Q]1ZT5M7XW'],
  ])('finds %j in the id %j', (query, id, expected) => {
    expect(shown(searchMarks(query).ofId(id))).toBe(expected);
  });

  it.each([
    ['3210', '98765-43210', '98765-4[3210]'],
    ['54321', '98765-43210', '9876[5-4321]0'],
    ['+91 98765 43210', '98765-43210', '[98765-43210]'],
    ['asha', '98765-43210', '98765-43210'],
    ['98765-4', '98765-43210', '[98765-4]3210'],
  ])('finds %j in the phone %j', (query, phone, expected) => {
    expect(shown(searchMarks(query).ofPhone(phone))).toBe(expected);
  });

  it('leaves every text as it is but for the marks', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(text, text, (query, shownText) => {
        const marks = searchMarks(query);
        for (const segments of [marks.ofText(shownText), marks.ofId(shownText), marks.ofPhone(shownText)]) {
          expect(segments.map(segment => segment.text).join('')).toBe(shownText);
          expect(segments.every(({ start, text: piece }) => shownText.startsWith(piece, start))).toBe(true);
        }
      }),
    );
  });
});
