import { describe, expect, it } from 'vitest';
import { createSeededRandom } from './random';

describe('createSeededRandom', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    const numbers = (seed: string) => {
      const random = createSeededRandom(seed);
      return Array.from({ length: 5 }, () => random.whole(0, 1_000_000));
    };
    expect(numbers('2026-11-20 300')).toEqual(KNOWN_NUMBERS);
    expect(numbers('2026-11-21 300')).not.toEqual(KNOWN_NUMBERS);
  });

  it('spreads whole numbers evenly over both ends', () => {
    const random = createSeededRandom('even');
    const counts = [0, 0, 0, 0];
    for (let n = 0; n < 8000; n += 1) {
      const number = random.whole(3, 6);
      counts[number - 3] = (counts[number - 3] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(150);
  });

  it('picks every choice and refuses to pick from nothing', () => {
    const random = createSeededRandom('pick');
    expect(new Set(Array.from({ length: 50 }, () => random.pick(['a', 'b', 'c'])))).toEqual(
      new Set(['a', 'b', 'c']),
    );
    expect(() => random.pick([])).toThrow('nothing to pick from');
  });

  it('writes texts of an alphabet', () => {
    expect(createSeededRandom('text').text('AB', 40)).toMatch(/^[AB]{40}$/);
  });
});

/** Written down once: a shop of the same day must not change with the version of Node. */
const KNOWN_NUMBERS: readonly number[] = [662_996, 878_439, 615_476, 225_647, 683_370];
