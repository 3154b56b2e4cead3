import { type Position, RulesSyntaxError, type Span } from './rulesError';
import { readBytes, readString } from './stringLiteral';

export type Token =
  | { readonly kind: 'name' | 'symbol' | 'string'; readonly text: string; readonly at: Span }
  | { readonly kind: 'int'; readonly value: bigint; readonly at: Span }
  | { readonly kind: 'float'; readonly value: number; readonly at: Span }
  | { readonly kind: 'bytes'; readonly value: Uint8Array; readonly at: Span }
  | { readonly kind: 'end'; readonly at: Span };

export type Scanner = {
  /** The token at `offset`, after blanks and comments. */
  token(offset: number): Token;
  /** What `pattern` (sticky) matches exactly at `offset`, with its span. */
  piece(offset: number, pattern: RegExp): { readonly match: RegExpExecArray; readonly at: Span } | undefined;
  positionOf(offset: number): Position;
};

const BLANK = /(?:[ \t\r\n\f\v]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
/** Without an exponent and without zeros in front, as in the official grammar. */
const FLOAT = /(?:0|[1-9][0-9]*)\.[0-9]+/y;
const INT = /0|[1-9][0-9]*/y;
const SYMBOL = /&&|\|\||==|!=|<=|>=|[{}()[\],;:.?=<>!+\-*/%$]/y;

/** Reads tokens at any place, so that the parser may read a path's characters where it expects a path. */
export function createScanner(text: string): Scanner {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);

  function positionOf(offset: number): Position {
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 };
  }

  function span(start: number, end: number): Span {
    const { line, column } = positionOf(start);
    return { line, column, start, end };
  }

  function exec(pattern: RegExp, offset: number): RegExpExecArray | null {
    pattern.lastIndex = offset;
    return pattern.exec(text);
  }

  function token(from: number): Token {
    const start = from + (exec(BLANK, from)?.[0].length ?? 0);
    if (start >= text.length) return { kind: 'end', at: span(text.length, text.length) };
    if (text.startsWith('/*', start))
      throw new RulesSyntaxError('this comment has no end', positionOf(start));
    const name = exec(NAME, start)?.[0];
    if (name === 'b' && /['"]/.test(text[start + 1] ?? '')) {
      const { value, end } = readBytes(text, start + 1, positionOf);
      return { kind: 'bytes', value, at: span(start, end) };
    }
    if (name !== undefined) return { kind: 'name', text: name, at: span(start, start + name.length) };
    if (text[start] === "'" || text[start] === '"') {
      const { value, end } = readString(text, start, positionOf);
      return { kind: 'string', text: value, at: span(start, end) };
    }
    return number(start) ?? symbol(start);
  }

  function number(start: number): Token | undefined {
    const float = exec(FLOAT, start)?.[0];
    const digits = float ?? exec(INT, start)?.[0];
    if (digits === undefined) return undefined;
    const end = start + digits.length;
    if (exec(NAME, end)) throw new RulesSyntaxError('a number cannot end in letters', positionOf(end));
    if (exec(INT, end)) throw new RulesSyntaxError('a number cannot begin with a zero', positionOf(start));
    const at = span(start, end);
    if (float === undefined) return { kind: 'int', value: BigInt(digits), at };
    return { kind: 'float', value: Number(float), at };
  }

  function symbol(start: number): Token {
    const found = exec(SYMBOL, start)?.[0];
    if (found !== undefined) return { kind: 'symbol', text: found, at: span(start, start + found.length) };
    const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
    throw new RulesSyntaxError(
      `found ${JSON.stringify(character)}, which no rule contains`,
      positionOf(start),
    );
  }

  return {
    token,
    positionOf,
    piece(offset, pattern) {
      const match = exec(pattern, offset);
      return match === null ? undefined : { match, at: span(offset, offset + match[0].length) };
    },
  };
}
