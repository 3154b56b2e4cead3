import { type Position, RulesSyntaxError } from './rulesError';

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
/** `\x41`, the octal `\101`, and, not in bytes, `\u0041`. */
const CODE_ESCAPE = /x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})/y;

/** A character of the text, or a byte that an escape names. */
type Piece = { readonly character: string } | { readonly code: number };
type Kind = 'text' | 'bytes';
type PositionOf = (offset: number) => Position;

/**
 * Reads the literal whose quote is at `start`; `end` is behind its closing quote.
 * @throws RulesSyntaxError for an unknown escape or a missing end
 */
export function readString(text: string, start: number, positionOf: PositionOf) {
  const { pieces, end } = readPieces(text, start, 'text', positionOf);
  const value = pieces
    .map(piece => ('code' in piece ? String.fromCharCode(piece.code) : piece.character))
    .join('');
  return { value, end };
}

/** As `readString`, for `b'…'`: `\xff` is one byte, and other characters are their UTF-8. */
export function readBytes(text: string, start: number, positionOf: PositionOf) {
  const { pieces, end } = readPieces(text, start, 'bytes', positionOf);
  const chunks = pieces.map(piece =>
    'code' in piece ? Buffer.of(piece.code) : Buffer.from(piece.character),
  );
  return { value: new Uint8Array(Buffer.concat(chunks)), end };
}

function readPieces(text: string, start: number, kind: Kind, positionOf: PositionOf) {
  const quote = text[start];
  const pieces: Piece[] = [];
  let offset = start + 1;
  for (;;) {
    const character = text[offset];
    if (character === undefined || character === '\n') {
      throw new RulesSyntaxError(`this string has no closing ${quote}`, positionOf(start));
    }
    if (character === quote) return { pieces, end: offset + 1 };
    if (character === '\\') {
      const escaped = readEscape(text, offset, kind, positionOf);
      pieces.push(escaped.piece);
      offset = escaped.end;
    } else {
      const whole = String.fromCodePoint(text.codePointAt(offset) ?? 0);
      pieces.push({ character: whole });
      offset += whole.length;
    }
  }
}

function readEscape(text: string, offset: number, kind: Kind, positionOf: PositionOf) {
  const letter = text[offset + 1] ?? '';
  const simple = Object.hasOwn(SIMPLE_ESCAPES, letter) ? SIMPLE_ESCAPES[letter] : undefined;
  if (simple !== undefined) return { piece: { character: simple }, end: offset + 2 };
  CODE_ESCAPE.lastIndex = offset + 1;
  const match = CODE_ESCAPE.exec(text);
  const hexadecimal = match?.[1] ?? (kind === 'text' ? match?.[3] : undefined);
  const code =
    hexadecimal === undefined ? Number.parseInt(match?.[2] ?? '', 8) : Number.parseInt(hexadecimal, 16);
  if (Number.isNaN(code)) {
    throw new RulesSyntaxError(
      `found the unknown escape ${JSON.stringify(`\\${letter}`)}; for a backslash write \\\\`,
      positionOf(offset),
    );
  }
  return { piece: { code }, end: CODE_ESCAPE.lastIndex };
}
