import { createMachine, type Found } from './machine';
import { parsePattern } from './parsePattern';
import { compilePattern, type Instruction } from './program';

/** A regular expression in RE2's syntax, with RE2's guarantee: time linear in the text. */
export type Re2 = {
  /** Whether all of the text matches. */
  matchesWhole(text: string): boolean;
  /** The text with what `replacement` gives for each match in its place. */
  replaceAll(text: string, replacement: (match: string) => string): string;
  /** The pieces between the matches, without empty ones at the end; at least one. */
  split(text: string): string[];
};

const cache = new Map<string, Re2>();
/** A rules file has few patterns; those made from data must not pile up. */
const MAX_CACHED = 200;

/** @throws PatternError for a text that RE2 does not accept */
export function re2(source: string): Re2 {
  const known = cache.get(source);
  if (known !== undefined) return known;
  const compiled = createRe2(compilePattern(parsePattern(source), source));
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(source, compiled);
  return compiled;
}

function createRe2(program: readonly Instruction[]): Re2 {
  return {
    matchesWhole: text => createMachine(program, codePointsOf(text)).find(0, true) !== undefined,
    replaceAll(text, replacement) {
      const codes = codePointsOf(text);
      let result = '';
      let copied = 0;
      for (const { start, end } of allMatches(program, codes)) {
        result += textOf(codes, copied, start) + replacement(textOf(codes, start, end));
        copied = end;
      }
      return result + textOf(codes, copied, codes.length);
    },
    split(text) {
      const codes = codePointsOf(text);
      const pieces: string[] = [];
      let copied = 0;
      for (const { start, end } of allMatches(program, codes)) {
        pieces.push(textOf(codes, copied, start));
        copied = end;
      }
      if (copied < codes.length) return [...pieces, textOf(codes, copied, codes.length)];
      while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
      return pieces.length === 0 ? [''] : pieces;
    },
  };
}

/** Matches from left to right that do not overlap; an empty one may stand directly behind another. */
function* allMatches(program: readonly Instruction[], codes: readonly number[]): Generator<Found> {
  const machine = createMachine(program, codes);
  let from = 0;
  while (from <= codes.length) {
    const found = machine.find(from, false);
    if (found === undefined) return;
    yield found;
    from = found.start === found.end ? found.end + 1 : found.end;
  }
}

function codePointsOf(text: string): number[] {
  return Array.from(text, character => character.codePointAt(0) ?? 0);
}

function textOf(codes: readonly number[], start: number, end: number): string {
  let text = '';
  for (let index = start; index < end; index += 1) text += String.fromCodePoint(codes[index] ?? 0);
  return text;
}
