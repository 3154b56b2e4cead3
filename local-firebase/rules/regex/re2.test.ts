import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PatternError, re2, TooManySteps } from './re2';

describe('a pattern', () => {
  test.each([
    ['abc', 'abc', true],
    ['abc', 'xabc', false],
    ['a|ab', 'ab', true],
    ['a*?', 'aaa', true],
    ['(a|b)*c', 'ababc', true],
    ['[^0-9.]+', '₹ -', true],
    ['[]a-]+', ']-a', true],
    ['[a\\]]+', ']a', true],
    ['[[:alpha:]]+[[:^digit:]]', 'ab-', true],
    ['\\d{3}-\\w{2,}', '123-ab_', true],
    ['\\d+', '१२', false],
    ['\\pN+', '१२', true],
    ['\\p{Devanagari}+', '१२', true],
    ['\\P{L}', 'é', false],
    ['.', '💧', true],
    ['.', '\n', false],
    ['(?s).', '\n', true],
    ['(?i)HeLLo', 'hEllO', true],
    ['(?i:a)b', 'AB', false],
    ['a(?i)b', 'aB', true],
    ['(?P<year>[0-9]{4})', '2026', true],
    ['a{0}', '', true],
    ['a{2}', 'aaa', false],
    ['a{,2}', 'a{,2}', true],
    ['^$', '', true],
    ['a$', 'a\n', false],
    ['(?m)a$\\n^b', 'a\nb', true],
    ['\\bab\\b', 'ab', true],
    ['a\\bb', 'ab', false],
    ['\\x41\\x{1f4a7}\\101', 'A💧A', true],
    ['\\Qa.b\\E', 'a.b', true],
    ['\\Qa.b\\E', 'axb', false],
    ['(a*)*', 'aaaa', true],
    ['(a|a?)+b', 'aab', true],
    ['', '', true],
  ])('%s on %j: %s', (pattern, text, matches) => {
    expect(re2(pattern).matchesWhole(text)).toBe(matches);
  });

  test.each([
    ['(a)\\1', /invalid escape sequence/],
    ['(?=a)', /unsupported Perl syntax/],
    ['(?<!a)b', /invalid named capture/],
    ['(?>a)', /unsupported Perl syntax/],
    ['a**', /invalid nested repetition/],
    ['a*+', /invalid nested repetition/],
    ['*a', /missing argument to repetition/],
    ['(a', /missing closing \)/],
    ['a)', /unexpected \)/],
    ['[a', /missing closing \]/],
    ['[b-a]', /invalid character class range/],
    ['[[:nothing:]]', /invalid character class range/],
    ['\\p{Klingon}', /invalid character class range/],
    ['\\k', /invalid escape sequence/],
    ['\\', /trailing backslash/],
    ['a{1001}', /invalid repeat count/],
    ['a{2,1}', /invalid repeat count/],
    ['((a{1000}){1000})', /invalid repeat count/],
    ['('.repeat(500), /missing closing \)/],
  ])('%s is refused', (pattern, reason) => {
    expect(() => re2(pattern)).toThrow(PatternError);
    expect(() => re2(pattern)).toThrow(reason);
  });

  test.each([
    ['abc', '', '-', '-a-b-c-'],
    ['baac', 'a*', 'x', 'xbxxcx'],
    ['aaa', 'a*', 'x', 'xx'],
    ['aXbX', 'X', '', 'ab'],
    ['aaa', 'a{2}', 'b', 'ba'],
    ['₹1,299.00', '[^0-9.]', '', '1299.00'],
  ])('in %j, %s is replaced by %j: %j', (text, pattern, replacement, result) => {
    expect(re2(pattern).replaceAll(text, () => replacement)).toBe(result);
  });

  test.each([
    ['a,b,,c', ',', ['a', 'b', '', 'c']],
    ['a, b;c', '[,;] *', ['a', 'b', 'c']],
    ['abc', '', ['', 'a', 'b', 'c']],
    ['', ',', ['']],
    [',,a,,', ',', ['', '', 'a']],
    [',,', ',', ['']],
  ])('%j is split by %j', (text, pattern, pieces) => {
    expect(re2(pattern).split(text)).toEqual(pieces);
  });

  test('what makes other engines backtrack for ever takes time in proportion to the text', () => {
    expect(re2('(a+)+b').matchesWhole('a'.repeat(20_000))).toBe(false);
    expect(re2('(.*a){20}').matchesWhole('a'.repeat(2_000))).toBe(true);
  });

  test('a pattern and a text that are both enormous are given up', () => {
    expect(() => re2('(.*a){1000}').matchesWhole('a'.repeat(20_000))).toThrow(TooManySteps);
  });

  const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '(?:)', '^', '$', '\\b');
  const { pattern } = fc.letrec<{ pattern: string }>(tie => ({
    pattern: fc.oneof(
      { depthSize: 'small' },
      atom,
      fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => a + b),
      fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(?:${a}|${b})`),
      fc
        .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '*?', '+?', '??'))
        .map(([a, b]) => `(?:${a})${b}`),
    ),
  }));
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '-'), maxLength: 7 });

  test('matches as JavaScript does, where both have it', () => {
    fc.assert(
      fc.property(pattern, text, (source, subject) => {
        expect(re2(source).matchesWhole(subject)).toBe(new RegExp(`^(?:${source})$`, 'u').test(subject));
      }),
      { numRuns: 1_500 },
    );
  });

  const single = fc.tuple(
    fc.constantFrom('a', 'b', '.', '[^a]'),
    fc.constantFrom('', '', '*', '+', '?', '*?', '+?', '??', '{2}', '{1,2}?'),
  );
  const { searched } = fc.letrec<{ searched: string }>(tie => ({
    searched: fc.oneof(
      { depthSize: 'small' },
      single.map(([character, count]) => character + count),
      fc.tuple(tie('searched'), tie('searched')).map(([a, b]) => a + b),
      fc.tuple(tie('searched'), tie('searched')).map(([a, b]) => `(?:${a}|${b})`),
    ),
  }));

  test('finds what JavaScript finds', () => {
    fc.assert(
      fc.property(searched, text, (source, subject) => {
        const expected = subject.replace(new RegExp(source, 'gu'), match => `<${match}>`);
        expect(re2(source).replaceAll(subject, match => `<${match}>`)).toBe(expected);
      }),
      { numRuns: 1_500 },
    );
  });
});
