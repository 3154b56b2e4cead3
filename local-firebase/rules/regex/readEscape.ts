import { inRange, not, perlClass, unicodeClass } from './characterClass';
import type { Assertion, CharacterTest } from './pattern';
import type { PatternReader } from './patternReader';

export type Escaped =
  | { readonly test: CharacterTest; readonly code?: number }
  | { readonly assertion: Assertion };

const ASSERTIONS: Readonly<Record<string, Assertion>> = {
  A: 'textStart',
  b: 'boundary',
  B: 'noBoundary',
  z: 'textEnd',
};
const CONTROLS: Readonly<Record<string, number>> = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };
const CODE = /x([0-9a-fA-F]{2})|x\{([0-9a-fA-F]{1,6})\}|(0[0-7]{0,2}|[1-7][0-7]{2})/y;
const UNICODE = /([pP])(?:([A-Za-z])|\{(\^?)([A-Za-z_]+)\})/y;
const HIGHEST_CODE_POINT = 0x10ffff;

/** Reads what follows a backslash. @throws PatternError for a backreference and for what RE2 does not know */
export function readEscape(reader: PatternReader): Escaped {
  const code = reader.takesMatch(CODE);
  if (code !== undefined) return readCode(reader, code);
  const unicode = reader.takesMatch(UNICODE);
  if (unicode !== undefined) {
    const [, letter, short, caret, long] = unicode;
    const test = unicodeClass(short ?? long ?? '');
    if (test === undefined) throw reader.failed(`there is no class \\${unicode[0]}`);
    return { test: (letter === 'P') === (caret === '^') ? test : not(test) };
  }
  const character = reader.next();
  const assertion = Object.hasOwn(ASSERTIONS, character) ? ASSERTIONS[character] : undefined;
  if (assertion !== undefined) return { assertion };
  const perl = perlClass(character);
  if (perl !== undefined) return { test: perl };
  const control = Object.hasOwn(CONTROLS, character) ? CONTROLS[character] : undefined;
  if (control !== undefined) return oneCode(control);
  if (/[1-9]/.test(character)) throw reader.failed('RE2 has no backreferences');
  if (/[A-Za-z0-9]/.test(character)) throw reader.failed(`there is no escape \\${character}`);
  return oneCode(character.codePointAt(0) ?? 0);
}

function readCode(reader: PatternReader, match: RegExpExecArray): Escaped {
  const hexadecimal = match[1] ?? match[2];
  const code =
    hexadecimal === undefined ? Number.parseInt(match[3] ?? '', 8) : Number.parseInt(hexadecimal, 16);
  if (code > HIGHEST_CODE_POINT) throw reader.failed('there is no such character');
  return oneCode(code);
}

function oneCode(code: number): Escaped {
  return { test: inRange(code, code), code };
}
