/** A field of a message by its number: a number, or the bytes of a text or of another message. */
export type Field = { readonly number: number; readonly value: number | Buffer };

const VARINT = 0;
const FIXED64 = 1;
const BYTES = 2;
const FIXED32 = 5;

/** The fields of a message of protocol buffers, in order. @throws RangeError for what is none */
export function readFields(message: Buffer): readonly Field[] {
  const fields: Field[] = [];
  let at = 0;

  function varint(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = message.readUInt8(at);
      at += 1;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
      if (shift > 63) throw new RangeError('A number has no end.');
    }
  }

  function bytes(length: number): Buffer {
    if (at + length > message.length) throw new RangeError('A field is longer than its message.');
    at += length;
    return message.subarray(at - length, at);
  }

  while (at < message.length) {
    const key = varint();
    const number = Math.floor(key / 8);
    switch (key % 8) {
      case VARINT:
        fields.push({ number, value: varint() });
        break;
      case BYTES:
        fields.push({ number, value: bytes(varint()) });
        break;
      case FIXED64:
        fields.push({ number, value: bytes(8) });
        break;
      case FIXED32:
        fields.push({ number, value: bytes(4) });
        break;
      default:
        throw new RangeError(`A field is of no known kind: ${key % 8}.`);
    }
  }
  return fields;
}

/** A message of these fields; numbers are not negative. */
export function writeFields(fields: readonly { number: number; value: number | string | Buffer }[]): Buffer {
  return Buffer.concat(
    fields.flatMap(({ number, value }) => {
      if (typeof value === 'number') return [varintOf(number * 8 + VARINT), varintOf(value)];
      const bytes = Buffer.from(value);
      return [varintOf(number * 8 + BYTES), varintOf(bytes.length), bytes];
    }),
  );
}

function varintOf(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return Buffer.from([...bytes, rest]);
}
