import { anyOf, inRange, not, posixClass } from './characterClass';
import type { CharacterTest } from './pattern';
import type { PatternReader } from './patternReader';
import { readEscape } from './readEscape';

const POSIX = /\[:(\^?)([a-z]+):\]/y;
/** A `-` that is followed by the end of the class is itself. */
const RANGE_DASH = /-(?!\])/y;

type Item = { readonly test: CharacterTest; readonly code?: number };

/** Reads a class behind its `[`: `[a-z_]`, `[^0-9.]`, `[[:alpha:]]`. */
export function readClass(reader: PatternReader): CharacterTest {
  const negated = reader.takes('^');
  const tests: CharacterTest[] = [];
  // A bracket that comes first is itself.
  for (let first = true; first || !reader.takes(']'); first = false) tests.push(readRange(reader));
  return negated ? not(anyOf(tests)) : anyOf(tests);
}

function readRange(reader: PatternReader): CharacterTest {
  const from = readItem(reader);
  if (from.code === undefined || reader.takesMatch(RANGE_DASH) === undefined) return from.test;
  const to = readItem(reader);
  if (to.code === undefined || to.code < from.code)
    throw reader.failed('a range in a class ends before it begins');
  return inRange(from.code, to.code);
}

function readItem(reader: PatternReader): Item {
  const posix = reader.takesMatch(POSIX);
  if (posix !== undefined) {
    const test = posixClass(posix[2] ?? '');
    if (test === undefined) throw reader.failed(`there is no class ${posix[0]}`);
    return { test: posix[1] === '^' ? not(test) : test };
  }
  const character = reader.next();
  if (character === '\\') {
    const escaped = readEscape(reader);
    if (!('test' in escaped)) throw reader.failed('a class contains characters only');
    return escaped;
  }
  const code = character.codePointAt(0) ?? 0;
  return { test: inRange(code, code), code };
}
