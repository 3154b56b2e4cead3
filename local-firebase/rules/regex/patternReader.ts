import { PatternError } from './pattern';

/** The reader's place in a pattern's text; it goes by code points. */
export type PatternReader = {
  readonly peek: () => string | undefined;
  /** Takes a character. @throws PatternError at the end */
  readonly next: () => string;
  readonly takes: (character: string) => boolean;
  /** Takes what a sticky expression matches here. */
  readonly takesMatch: (expression: RegExp) => RegExpExecArray | undefined;
  readonly failed: (reason: string) => PatternError;
};

export function createPatternReader(source: string): PatternReader {
  let offset = 0;

  function peek(): string | undefined {
    const code = source.codePointAt(offset);
    return code === undefined ? undefined : String.fromCodePoint(code);
  }

  const failed = (reason: string) => new PatternError(source, reason);

  return {
    peek,
    failed,
    next() {
      const character = peek();
      if (character === undefined) throw failed('it ends too early');
      offset += character.length;
      return character;
    },
    takes(character) {
      if (peek() !== character) return false;
      offset += character.length;
      return true;
    },
    takesMatch(expression) {
      expression.lastIndex = offset;
      const match = expression.exec(source);
      if (match === null) return undefined;
      offset = expression.lastIndex;
      return match;
    },
  };
}
