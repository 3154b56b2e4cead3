import { expect, it } from 'vitest';
import { generatedId } from './generatedId';

it('is 20 letters and digits of the random bytes, of which those that would favour some letters are left out', () => {
  const bytes = [255, 248, ...Array.from({ length: 62 }, (_, index) => index)];
  const randomBytes = (count: number) =>
    new Uint8Array(Array.from({ length: count }, () => bytes.shift() ?? 0));
  expect(generatedId(randomBytes)).toBe('ABCDEFGHIJKLMNOPQRST');
});

it('asks for more bytes until it has enough', () => {
  let calls = 0;
  const randomBytes = (count: number) => {
    calls += 1;
    return new Uint8Array(count).fill(calls === 1 ? 255 : 61);
  };
  expect(generatedId(randomBytes)).toBe('9'.repeat(20));
  expect(calls).toBe(2);
});
