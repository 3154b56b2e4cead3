import { describe, expect, it } from 'vitest';
import { toAsciiDigits } from './digits';

describe('toAsciiDigits', () => {
  it.each([
    ['Devanagari', '९८७६५४३२१०', '9876543210'],
    ['Bengali', '০১৯', '019'],
    ['Tamil', '௦௯', '09'],
    ['Arabic-Indic', '٠٩', '09'],
    ['full-width', '９８７', '987'],
    ['ASCII, untouched', 'a1 b2', 'a1 b2'],
    ['a mathematical digit, left as it is', '𝟗', '𝟗'],
  ])('reads %s digits', (_script, text, ascii) => {
    expect(toAsciiDigits(text)).toBe(ascii);
  });
});
