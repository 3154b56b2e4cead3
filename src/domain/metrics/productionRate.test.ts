import { describe, expect, it } from 'vitest';
import type { LineStatus } from '@/domain/production/production';
import { productionRate } from './productionRate';

const line = (status: LineStatus, completed: number, target: number) => ({ status, completed, target });

describe('Production Rate', () => {
  it('is what the runs under way have completed of what they are to make', () => {
    const lines = [
      line('running', 3870, 5000),
      line('paused', 925, 2000),
      line('maintenance', 180, 400),
      line('stopped', 100, 6000),
    ];
    expect(productionRate(lines)).toEqual({
      fraction: 4975 / 7400,
      completed: 4975,
      target: 7400,
      runs: 3,
    });
  });

  it.each([
    ['there is no line', []],
    ['every line is stopped', [line('stopped', 10, 100)]],
    ['no run has a target', [line('running', 10, 0)]],
  ])('is not known where %s', (_why, lines) => {
    expect(productionRate(lines).fraction).toBeNull();
  });
});
