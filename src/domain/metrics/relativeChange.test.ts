import { describe, expect, it } from 'vitest';
import { relativeChange } from './relativeChange';

describe('a change', () => {
  it.each([
    [112, 100, 0.12],
    [97, 100, -0.03],
    [100, 100, 0],
    [0, 4, -1],
    [4, 0, null],
    [0, 0, null],
    [null, 4, null],
    [4, null, null],
  ])('to %d from %d is %d', (now, before, change) => {
    const is = relativeChange(now, before);
    if (change === null) expect(is).toBeNull();
    else expect(is).toBeCloseTo(change, 10);
  });
});
