import { describe, expect, it } from 'vitest';
import { readFields, writeFields } from './protobuf';

describe('protocol buffers', () => {
  it('are read back as they were written', () => {
    const fields = [
      { number: 1, value: 0 },
      { number: 2, value: 127 },
      { number: 3, value: 300 },
      { number: 16, value: 2 ** 40 },
      { number: 5, value: Buffer.from('water') },
    ];
    expect(readFields(writeFields(fields))).toEqual(fields);
    // As the documentation of the format writes them.
    expect(writeFields([{ number: 1, value: 150 }]).toString('hex')).toBe('089601');
    expect(writeFields([{ number: 2, value: 'testing' }]).toString('hex')).toBe('120774657374696e67');
  });

  it('have numbers of fixed length, which are passed over', () => {
    const message = Buffer.from('0d01020304' + '110102030405060708' + '1805', 'hex');
    expect(readFields(message).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it.each(['08', '1207746573', '0d0102', '0b', '08ffffffffffffffffffffff01'])('are refused for %s', hex => {
    expect(() => readFields(Buffer.from(hex, 'hex'))).toThrow(RangeError);
  });
});
