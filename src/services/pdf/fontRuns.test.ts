import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fontRuns } from './fontRuns';

const short = (text: string) => fontRuns(text).map(run => `${run.font[0]}:${run.text}`);

describe('fontRuns', () => {
  it.each([
    ['', ['L:']],
    ['Total ₹9.45', ['L:Total ₹9.45']],
    ['आशा राव', ['D:आशा राव']],
    ['Shri आशा राव, Pune', ['L:Shri ', 'D:आशा राव', 'L:, Pune']],
    ['१२, गांधी मार्ग 411001', ['D:१२', 'L:, ', 'D:गांधी मार्ग', 'L: 411001']],
  ])('splits "%s"', (text, runs) => {
    expect(short(text)).toEqual(runs);
  });

  it('loses nothing of any text', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', ' ', 'आ', 'क', '्', '\u200d', '₹', '\n', '1') });
    fc.assert(
      fc.property(letters, text => {
        const put = fontRuns(text).map(run => run.text);
        expect(put.join('')).toBe(text);
      }),
    );
  });
});
