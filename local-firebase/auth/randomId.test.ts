import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { randomId } from './randomId';

it('is made of letters and digits, as many as were asked for', () => {
  for (const length of [1, 28, 54]) {
    expect(randomId(randomBytes, length)).toMatch(new RegExp(`^[A-Za-z0-9]{${length}}$`));
  }
});

it('throws away the bytes that would favour some letters', () => {
  const bytes = [255, 0, 248, 61, 62, 247];
  const oneByOne = (count: number) => Uint8Array.from(bytes.splice(0, count));
  expect(randomId(oneByOne, 4)).toBe('A9A9');
});
