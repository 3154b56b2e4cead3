import { describe, expect, it } from 'vitest';
import { visibleLength } from './invisible';

describe('visibleLength', () => {
  it.each([
    ['ten emoji', '🏠'.repeat(10), 10],
    ['an emoji with its variation selector', '❤️', 1],
    ['letters between direction marks', '\u200f12 MG\u200f', 5],
    ['zero-width characters only', '\u200b\u200c\u200d\ufeff', 0],
    ['Hangul fillers, blank on screen', '\u3164\u115f', 0],
    ['spaces only', ' '.repeat(10), 0],
    ['lines only', '\n\n\n', 0],
    ['a line break between words', 'a\nb', 3],
  ])('counts %s', (_what, text, length) => {
    expect(visibleLength(text)).toBe(length);
  });
});
