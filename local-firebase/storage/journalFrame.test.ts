import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFrame, encodeFrame, splitLines } from './journalFrame';

const inTheMiddle = { isLast: false, hasNewline: true };
const last = { isLast: true, hasNewline: true };
const cutShort = { isLast: true, hasNewline: false };

function lineOf(json: string): Buffer {
  return encodeFrame(json).subarray(0, -1);
}

describe('decodeFrame', () => {
  it('gives back any JSON text that was encoded', () => {
    fc.assert(
      fc.property(fc.json(), text => {
        expect(decodeFrame(lineOf(text), inTheMiddle)).toEqual({ kind: 'whole', json: text });
      }),
    );
  });

  it.each([
    ['a changed byte in the middle of the file', '00000000 4 [12]', inTheMiddle, 'damaged'],
    ['a changed byte in the last line', '00000000 4 [12]', last, 'torn'],
    ['a last line cut in its header', '0000', cutShort, 'torn'],
    ['a last line cut in its body', '00000000 4 [1', cutShort, 'torn'],
    ['a last line whose blocks were never written', '\0\0\0\0', cutShort, 'torn'],
    ['a last line shorter than it says, yet finished', '00000000 4 [1', last, 'damaged'],
    ['a line longer than it says', '00000000 4 [12]00000000', cutShort, 'damaged'],
    ['a line without header', '[12]', inTheMiddle, 'damaged'],
    ['an empty line', '', last, 'damaged'],
  ] as const)('calls %s what it is', (_title, line, place, kind) => {
    expect(decodeFrame(Buffer.from(line), place).kind).toBe(kind);
  });
});

describe('splitLines', () => {
  it('tells where each line begins and whether it was finished', () => {
    const lines = [...splitLines([Buffer.from('ab\n\ncd')])];
    expect(lines.map(({ line, start, hasNewline }) => [line.toString(), start, hasNewline])).toEqual([
      ['ab', 0, true],
      ['', 3, true],
      ['cd', 4, false],
    ]);
  });

  it.each([[[]], [['']]])('finds no line in an empty file: %j', pieces => {
    expect([...splitLines(pieces.map(each => Buffer.from(each)))]).toEqual([]);
  });

  it('finds the same lines in whatever pieces the file comes, though the next piece takes the place of the last', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 40 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 9 }), (whole, pieceLength) => {
        const buffer = Buffer.alloc(pieceLength);
        function* pieces() {
          for (let at = 0; at < whole.length; at += pieceLength) {
            yield buffer.subarray(0, buffer.write(whole.slice(at, at + pieceLength)));
          }
        }
        const expected = whole.split('\n').map((line, index, lines) => ({
          line,
          start: lines.slice(0, index).join('').length + index,
          hasNewline: index < lines.length - 1,
        }));
        const found: unknown[] = [];
        for (const { line, ...place } of splitLines(pieces()))
          found.push({ line: line.toString(), ...place });
        expect(found).toEqual(expected.filter(({ line, hasNewline }) => hasNewline || line !== ''));
      }),
    );
  });
});
