// @bundle ledger

import type { ProductionLine } from '@/domain/production/production';

export type ProductionRate = {
  /** Null where no line has a run. */
  readonly fraction: number | null;
  readonly completed: number;
  readonly target: number;
  readonly runs: number;
};

/**
 * Bottles completed of those that the runs under way are to make. A line that is paused or in maintenance still has its
 * run: without it, pausing the slowest line would better the rate. A stopped one has none.
 */
export function productionRate(
  lines: readonly Pick<ProductionLine, 'status' | 'completed' | 'target'>[],
): ProductionRate {
  const runs = lines.filter(({ status, target }) => status !== 'stopped' && target > 0);
  const completed = runs.reduce((sum, line) => sum + line.completed, 0);
  const target = runs.reduce((sum, line) => sum + line.target, 0);
  return { fraction: target === 0 ? null : completed / target, completed, target, runs: runs.length };
}
