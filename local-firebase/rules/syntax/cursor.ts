import { RulesSyntaxError, type Span } from './rulesError';
import { createScanner, type Token } from './scanner';

/** The parser's place in the text: one token ahead. */
export type Cursor = {
  readonly peek: () => Token;
  /** Takes the next token. */
  readonly next: () => Token;
  /** Whether the next token is this symbol or word. */
  readonly sees: (text: string) => boolean;
  /** Takes the next token if it is this symbol or word. */
  readonly takes: (text: string) => boolean;
  /** Takes this symbol or word. @throws RulesSyntaxError saying what was found instead */
  readonly expect: (text: string) => Span;
  /** Takes a name. @param what what it names, for the message */
  readonly expectName: (what: string) => { readonly name: string; readonly at: Span };
  /** Takes characters instead of a token: `pattern` (sticky), from where the next token begins. */
  readonly takePiece: (pattern: RegExp) => { match: RegExpExecArray; at: Span } | undefined;
  /** Takes characters right behind what was taken last, with no blank between. */
  readonly takeAdjacent: (pattern: RegExp) => { match: RegExpExecArray; at: Span } | undefined;
  /** From the start of `first` to the end of what was taken last. */
  readonly since: (first: Span) => Span;
  /** An error at the next token. */
  readonly unexpected: (expected: string) => RulesSyntaxError;
};

const RESERVED = ['true', 'false', 'null', 'in', 'is', 'let', 'return', 'function', 'match', 'allow', 'if'];

export function createCursor(text: string): Cursor {
  const scanner = createScanner(text);
  let end = 0;
  let ahead: Token | undefined;

  const peek = (): Token => {
    ahead ??= scanner.token(end);
    return ahead;
  };

  function next(): Token {
    const token = peek();
    end = token.at.end;
    ahead = undefined;
    return token;
  }

  function sees(word: string): boolean {
    const token = peek();
    return (token.kind === 'symbol' || token.kind === 'name') && token.text === word;
  }

  function take(offset: number, pattern: RegExp) {
    const piece = scanner.piece(offset, pattern);
    if (piece === undefined) return undefined;
    end = piece.at.end;
    ahead = undefined;
    return piece;
  }

  const unexpected = (expected: string): RulesSyntaxError =>
    new RulesSyntaxError(`found ${describeToken(peek(), text)}, expected ${expected}`, peek().at);

  return {
    peek,
    next,
    sees,
    takes(word) {
      if (!sees(word)) return false;
      next();
      return true;
    },
    expect(word) {
      if (!sees(word)) throw unexpected(`"${word}"`);
      return next().at;
    },
    expectName(what) {
      const token = peek();
      if (token.kind !== 'name' || RESERVED.includes(token.text)) throw unexpected(what);
      next();
      return { name: token.text, at: token.at };
    },
    takePiece: pattern => take(peek().at.start, pattern),
    takeAdjacent: pattern => take(end, pattern),
    since: ({ line, column, start }) => ({ line, column, start, end }),
    unexpected,
  };
}

const LONGEST_SHOWN = 40;

function describeToken(token: Token, text: string): string {
  if (token.kind === 'end') return 'the end of the file';
  const source = text.slice(token.at.start, token.at.end);
  return source.length <= LONGEST_SHOWN ? `"${source}"` : `"${source.slice(0, LONGEST_SHOWN)}…"`;
}
