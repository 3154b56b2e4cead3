import { crc32 } from 'node:zlib';

const NEWLINE = 0x0a;
/** `{crc32, 8 hex digits} {bytes of the JSON, decimal} {JSON}` */
const HEADER = /^([0-9a-f]{8}) ([0-9]{1,10}) /;
const LONGEST_HEADER = 20;

/** A stretch of the journal between two newlines, as found in the file. */
export type Frame =
  | { readonly kind: 'whole'; readonly json: string }
  /** What a write leaves behind when the machine stops in the middle of it. */
  | { readonly kind: 'torn' }
  | { readonly kind: 'damaged'; readonly reason: string };

/** One line of the journal, newline included. JSON never holds a raw newline, so the line ends where it says. */
export function encodeFrame(json: string): Buffer {
  const body = Buffer.from(json);
  const checksum = crc32(body).toString(16).padStart(8, '0');
  return Buffer.concat([Buffer.from(`${checksum} ${body.length} `), body, Buffer.from('\n')]);
}

/**
 * Judges one line. Only the last line of a file may be torn. The length in the header tells a cut last line from
 * two lines that were fused by a damaged newline: a torn line is never longer than it said it would be.
 */
export function decodeFrame(line: Buffer, place: { isLast: boolean; hasNewline: boolean }): Frame {
  const header = HEADER.exec(line.toString('latin1', 0, LONGEST_HEADER));
  if (!header) {
    return place.isLast && !place.hasNewline
      ? { kind: 'torn' }
      : { kind: 'damaged', reason: 'the line has no checksum and length' };
  }
  const body = line.subarray(header[0].length);
  const length = Number(header[2]);
  if (body.length > length) return { kind: 'damaged', reason: 'the line is longer than it was written' };
  if (body.length === length && crc32(body) === Number.parseInt(header[1] ?? '', 16)) {
    return { kind: 'whole', json: body.toString() };
  }
  if (place.isLast && (!place.hasNewline || body.length === length)) return { kind: 'torn' };
  return { kind: 'damaged', reason: 'the checksum does not fit' };
}

/**
 * The lines of a journal that comes in pieces, with the byte each begins at; the last one may lack its newline. Holds
 * one line at a time, so a piece must not be changed before the next is asked for.
 */
export function* splitLines(
  pieces: Iterable<Buffer>,
): Generator<{ line: Buffer; start: number; hasNewline: boolean }> {
  let start = 0;
  let begun: Buffer[] = [];
  for (const piece of pieces) {
    let at = 0;
    for (let newline = piece.indexOf(NEWLINE); newline !== -1; newline = piece.indexOf(NEWLINE, at)) {
      const rest = piece.subarray(at, newline);
      const line = begun.length === 0 ? rest : Buffer.concat([...begun, rest]);
      yield { line, start, hasNewline: true };
      begun = [];
      start += line.length + 1;
      at = newline + 1;
    }
    if (at < piece.length) begun.push(Buffer.from(piece.subarray(at)));
  }
  if (begun.length > 0) yield { line: Buffer.concat(begun), start, hasNewline: false };
}
