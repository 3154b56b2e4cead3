import { RE2JS, RE2JSException } from 're2js';

/** A regular expression in RE2's syntax, with RE2's guarantee: time linear in the text. */
export type Re2 = {
  /** Whether all of the text matches. */
  matchesWhole(text: string): boolean;
  /** The text with what `replacement` gives for each match in its place. */
  replaceAll(text: string, replacement: (match: string) => string): string;
  /** The pieces between the matches, without empty ones at the end; at least one. */
  split(text: string): string[];
};

/** A text that is no regular expression of RE2, or one too large for it. */
export class PatternError extends Error {
  constructor(pattern: string, reason: string) {
    super(`${JSON.stringify(pattern)} is no RE2 pattern: ${reason}`);
    this.name = 'PatternError';
  }
}

/**
 * Instructions of the pattern times characters of the text: the most steps a match may take. Ten million are about two
 * seconds at the worst; a pattern of ten instructions may still look at a megabyte, the largest text of a document.
 */
const MAX_STEPS = 10_000_000;

export class TooManySteps extends Error {
  constructor() {
    super(`the pattern could take more than ${MAX_STEPS} steps`);
    this.name = 'TooManySteps';
  }
}

const cache = new Map<string, Re2>();
/** A rules file has few patterns; those made from data must not pile up. */
const MAX_CACHED = 200;

/** @throws PatternError for a text that RE2 does not accept */
export function re2(source: string): Re2 {
  const known = cache.get(source);
  if (known !== undefined) return known;
  const compiled = createRe2(compile(source));
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(source, compiled);
  return compiled;
}

function compile(source: string): RE2JS {
  try {
    return RE2JS.compile(source);
  } catch (error) {
    if (error instanceof RE2JSException) throw new PatternError(source, error.message);
    throw error;
  }
}

/** @throws TooManySteps from each function, before it begins */
function createRe2(pattern: RE2JS): Re2 {
  const limited = (text: string): string => {
    if (pattern.programSize() * text.length > MAX_STEPS) throw new TooManySteps();
    return text;
  };
  return {
    matchesWhole: text => pattern.testExact(limited(text)),
    replaceAll(text, replacement) {
      let result = '';
      let copied = 0;
      for (const { start, end } of matches(pattern, limited(text))) {
        result += text.slice(copied, start) + replacement(text.slice(start, end));
        copied = end;
      }
      return result + text.slice(copied);
    },
    split(text) {
      const pieces: string[] = [];
      let copied = 0;
      for (const { start, end } of matches(pattern, limited(text))) {
        pieces.push(text.slice(copied, start));
        copied = end;
      }
      if (copied < text.length) return [...pieces, text.slice(copied)];
      while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
      return pieces.length === 0 ? [''] : pieces;
    },
  };
}

/** Matches from left to right that do not overlap; an empty one may stand directly behind another. */
function* matches(pattern: RE2JS, text: string): Generator<{ readonly start: number; readonly end: number }> {
  const matcher = pattern.matcher(text);
  while (matcher.find()) yield { start: matcher.start(), end: matcher.end() };
}
