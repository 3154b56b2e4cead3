import { ignoringCase, inRange } from './characterClass';
import type { Pattern } from './pattern';
import { createPatternReader, type PatternReader } from './patternReader';
import { readClass } from './readClass';
import { readEscape } from './readEscape';

/** RE2's own limits. */
const MAX_REPEAT = 1000;
const MAX_GROUP_DEPTH = 100;
const NEWLINE = 10;

type Flags = { readonly i: boolean; readonly m: boolean; readonly s: boolean; readonly U: boolean };
const NO_FLAGS: Flags = { i: false, m: false, s: false, U: false };

/** @throws PatternError for what RE2 does not have: backreferences, lookaround, possessive and atomic groups */
export function parsePattern(source: string): Pattern {
  const reader = createPatternReader(source);
  const pattern = readChoice(reader, NO_FLAGS, 0);
  if (reader.peek() !== undefined) throw reader.failed('unexpected )');
  return pattern;
}

function readChoice(reader: PatternReader, outer: Flags, depth: number): Pattern {
  if (depth > MAX_GROUP_DEPTH) throw reader.failed('its groups are nested too deep');
  const options: Pattern[] = [];
  let parts: Pattern[] = [];
  let flags = outer;
  for (;;) {
    const character = reader.peek();
    if (character === undefined || character === ')') break;
    if (reader.takes('|')) {
      options.push({ kind: 'sequence', parts });
      parts = [];
    } else if (character === '(') {
      const group = readGroup(reader, flags, depth);
      if ('flags' in group) flags = group.flags;
      else parts.push(readRepeats(reader, group.pattern, flags));
    } else {
      parts.push(readRepeats(reader, readAtom(reader, flags), flags));
    }
  }
  options.push({ kind: 'sequence', parts });
  return options.length === 1 ? { kind: 'sequence', parts } : { kind: 'choice', options };
}

/** `(…)`, `(?:…)`, `(?P<name>…)`, `(?i:…)`, and `(?i)`, which holds to the end of the group it is in. */
function readGroup(
  reader: PatternReader,
  flags: Flags,
  depth: number,
): { pattern: Pattern } | { flags: Flags } {
  reader.next();
  let inner = flags;
  if (reader.takes('?')) {
    const name = reader.takesMatch(/P?<[A-Za-z_][A-Za-z0-9_]*>/y);
    if (name === undefined) {
      const options = reader.takesMatch(/([imsU]*)(?:-([imsU]+))?([:)])/y);
      if (options === undefined) throw reader.failed('RE2 has no lookaround and no such group');
      const [, on = '', off = '', end] = options;
      inner = withFlags(flags, on, off);
      if (end === ')') return { flags: inner };
    }
  }
  const pattern = readChoice(reader, inner, depth + 1);
  if (!reader.takes(')')) throw reader.failed('missing )');
  return { pattern };
}

function withFlags(flags: Flags, on: string, off: string): Flags {
  const changed: Record<string, boolean> = { ...flags };
  for (const letter of on) changed[letter] = true;
  for (const letter of off) changed[letter] = false;
  return { ...flags, ...changed };
}

function readAtom(reader: PatternReader, flags: Flags): Pattern {
  const character = reader.next();
  if (character === '.') return characters(flags.s ? () => true : code => code !== NEWLINE, NO_FLAGS);
  if (character === '[') return characters(readClass(reader), flags);
  if (character === '^') return { kind: 'assertion', assertion: flags.m ? 'lineStart' : 'textStart' };
  if (character === '$') return { kind: 'assertion', assertion: flags.m ? 'lineEnd' : 'textEnd' };
  if (character === '\\') {
    const escaped = readEscape(reader);
    if ('assertion' in escaped) return { kind: 'assertion', assertion: escaped.assertion };
    return characters(escaped.test, flags);
  }
  if ('*+?'.includes(character)) throw reader.failed(`nothing to repeat before ${character}`);
  return characters(exactly(character), flags);
}

function exactly(character: string) {
  const code = character.codePointAt(0) ?? 0;
  return inRange(code, code);
}

function characters(test: (code: number) => boolean, flags: Flags): Pattern {
  return { kind: 'character', test: flags.i ? ignoringCase(test) : test };
}

const COUNTS = /\{([0-9]{1,9})(?:(,)([0-9]{1,9})?)?\}/y;

function readRepeats(reader: PatternReader, inner: Pattern, flags: Flags): Pattern {
  const counts = readCounts(reader);
  if (counts === undefined) return inner;
  if (counts.min > MAX_REPEAT || (counts.max !== Number.POSITIVE_INFINITY && counts.max > MAX_REPEAT)) {
    throw reader.failed(`a repetition goes to ${MAX_REPEAT} at most`);
  }
  if (counts.max < counts.min) throw reader.failed('a repetition ends before it begins');
  const lazy = reader.takes('?');
  const following = reader.peek();
  if ((following !== undefined && '*+?'.includes(following)) || readCounts(reader) !== undefined) {
    throw reader.failed('a repetition cannot be repeated');
  }
  return { kind: 'repeat', inner, ...counts, greedy: lazy === flags.U };
}

function readCounts(reader: PatternReader): { min: number; max: number } | undefined {
  if (reader.takes('*')) return { min: 0, max: Number.POSITIVE_INFINITY };
  if (reader.takes('+')) return { min: 1, max: Number.POSITIVE_INFINITY };
  if (reader.takes('?')) return { min: 0, max: 1 };
  const counts = reader.takesMatch(COUNTS);
  if (counts === undefined) return undefined;
  const [, min, comma, max] = counts;
  if (comma === undefined) return { min: Number(min), max: Number(min) };
  return { min: Number(min), max: max === undefined ? Number.POSITIVE_INFINITY : Number(max) };
}
