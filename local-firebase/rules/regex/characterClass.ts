import type { CharacterTest } from './pattern';

type Ranges = readonly (readonly [first: string, last: string])[];

const DIGITS: Ranges = [['0', '9']];
const WORD: Ranges = [
  ['0', '9'],
  ['A', 'Z'],
  ['a', 'z'],
  ['_', '_'],
];

const PERL: Readonly<Record<string, Ranges>> = {
  d: DIGITS,
  w: WORD,
  s: [
    ['\t', '\n'],
    ['\f', '\r'],
    [' ', ' '],
  ],
};

const POSIX: Readonly<Record<string, Ranges>> = {
  alnum: [
    ['0', '9'],
    ['A', 'Z'],
    ['a', 'z'],
  ],
  alpha: [
    ['A', 'Z'],
    ['a', 'z'],
  ],
  ascii: [['\0', '\x7f']],
  blank: [
    ['\t', '\t'],
    [' ', ' '],
  ],
  cntrl: [
    ['\0', '\x1f'],
    ['\x7f', '\x7f'],
  ],
  digit: DIGITS,
  graph: [['!', '~']],
  lower: [['a', 'z']],
  print: [[' ', '~']],
  punct: [
    ['!', '/'],
    [':', '@'],
    ['[', '`'],
    ['{', '~'],
  ],
  space: [
    ['\t', '\r'],
    [' ', ' '],
  ],
  upper: [['A', 'Z']],
  word: WORD,
  xdigit: [
    ['0', '9'],
    ['A', 'F'],
    ['a', 'f'],
  ],
};

/** `\d`, `\w`, `\s` and their opposites in capitals; undefined for another letter. */
export function perlClass(letter: string): CharacterTest | undefined {
  const lower = letter.toLowerCase();
  const ranges = Object.hasOwn(PERL, lower) ? PERL[lower] : undefined;
  if (ranges === undefined) return undefined;
  return letter === lower ? inRanges(ranges) : not(inRanges(ranges));
}

/** The class of `[[:name:]]`. */
export function posixClass(name: string): CharacterTest | undefined {
  const ranges = Object.hasOwn(POSIX, name) ? POSIX[name] : undefined;
  return ranges && inRanges(ranges);
}

/** `\p{name}`: a general category such as `Lu`, or a script such as `Devanagari`. */
export function unicodeClass(name: string): CharacterTest | undefined {
  if (!/^[A-Za-z_]+$/.test(name)) return undefined;
  for (const property of [`General_Category=${name}`, `Script=${name}`]) {
    const expression = compiled(`^\\p{${property}}$`);
    if (expression) return codePoint => expression.test(String.fromCodePoint(codePoint));
  }
  return undefined;
}

function compiled(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u');
  } catch {
    // JavaScript names the same properties as RE2; what it does not know is none.
    return undefined;
  }
}

export const isWordCharacter = inRanges(WORD);

export function not(test: CharacterTest): CharacterTest {
  return codePoint => !test(codePoint);
}

export function anyOf(tests: readonly CharacterTest[]): CharacterTest {
  const [only] = tests;
  if (tests.length === 1 && only !== undefined) return only;
  return codePoint => tests.some(test => test(codePoint));
}

export function inRange(first: number, last: number): CharacterTest {
  return codePoint => codePoint >= first && codePoint <= last;
}

/** The same set with the other case of each of its letters. */
export function ignoringCase(test: CharacterTest): CharacterTest {
  return codePoint => {
    if (test(codePoint)) return true;
    const character = String.fromCodePoint(codePoint);
    return (
      test(character.toLowerCase().codePointAt(0) ?? -1) || test(character.toUpperCase().codePointAt(0) ?? -1)
    );
  };
}

function inRanges(ranges: Ranges): CharacterTest {
  return anyOf(ranges.map(([first, last]) => inRange(first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0)));
}
