import { createHash } from 'node:crypto';
import { bytesOf } from '../values/value';
import { argument, type Callable, functionOf } from './callable';

/** Reversed polynomials. */
const CRC32 = 0xedb88320;
const CRC32C = 0x82f63b78;

/** Of bytes, or of a string's UTF-8. */
export const hashingFunctions: Readonly<Record<string, Callable>> = {
  md5: hash(input => createHash('md5').update(input).digest()),
  sha256: hash(input => createHash('sha256').update(input).digest()),
  crc32: hash(input => littleEndian(crc32(input, CRC32))),
  crc32c: hash(input => littleEndian(crc32(input, CRC32C))),
};

function hash(compute: (input: Uint8Array) => Uint8Array): Callable {
  return functionOf(1, args => {
    const input = argument(args, 0, 'bytes', 'string');
    return bytesOf(new Uint8Array(compute(input.type === 'bytes' ? input.value : Buffer.from(input.value))));
  });
}

function crc32(input: Uint8Array, polynomial: number): number {
  let rest = 0xffffffff;
  for (const byte of input) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ polynomial : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}

function littleEndian(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
