import { productLabel } from '@/domain/product/productLabel';
import type { ProductionBatch, ProductionLine } from '@/domain/production/production';
import { isLow, type StockItem } from '@/domain/stock/stockItem';
import { type ProductionRate, productionRate } from './productionRate';

/** Spec §9: 90 or more is green, 75 or more amber, otherwise red. */
export type EfficiencyGrade = 'good' | 'fair' | 'low';

/** `efficiency`: percent. */
export function efficiencyGrade(efficiency: number): EfficiencyGrade {
  if (efficiency >= 90) return 'good';
  return efficiency >= 75 ? 'fair' : 'low';
}

export type ProductionSummary = {
  readonly running: number;
  readonly lines: number;
  readonly rate: ProductionRate;
  /** Percent, of the running lines; null where none runs. */
  readonly averageEfficiency: number | null;
};

/** All lines together. How far they have come is the Production Rate, as on the dashboard and in the report. */
export function summarize(lines: readonly ProductionLine[]): ProductionSummary {
  const running = lines.filter(({ status }) => status === 'running');
  const efficiency = running.reduce((sum, line) => sum + line.efficiency, 0);
  return {
    running: running.length,
    lines: lines.length,
    rate: productionRate(lines),
    averageEfficiency: running.length === 0 ? null : efficiency / running.length,
  };
}

/** From 0 to 1; null where a line has no target. More than the target is all of it. */
export const progressOf = ({ completed, target }: Pick<ProductionLine, 'completed' | 'target'>) =>
  target > 0 ? Math.min(1, completed / target) : null;

/** How staff call a batch that is over. */
const OVER = ['completed', 'cancelled', 'done'];

/** The batches that are still to be made, the next first; those without a time last. */
export function upcomingBatches(batches: readonly ProductionBatch[]): readonly ProductionBatch[] {
  return batches
    .filter(({ status }) => !OVER.includes(status.toLowerCase()))
    .toSorted(
      (one, other) =>
        (one.scheduledFor === null ? Number.POSITIVE_INFINITY : Date.parse(one.scheduledFor)) -
          (other.scheduledFor === null ? Number.POSITIVE_INFINITY : Date.parse(other.scheduledFor)) ||
        (one.id < other.id ? -1 : 1),
    );
}

export type SuggestedBatch = { readonly item: StockItem /** Bottles. */; readonly quantity: number };

const words = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * What ought to be made: products at or below their reorder point for which no batch is planned and no line runs or could
 * go on, each as many bottles as fill its shelf (three times the reorder point, spec §9). The emptiest first.
 */
export function suggestBatches(
  items: readonly StockItem[],
  batches: readonly ProductionBatch[],
  lines: readonly ProductionLine[],
): readonly SuggestedBatch[] {
  const planned = new Set([
    ...upcomingBatches(batches).flatMap(({ product, size }) => [
      words(product),
      words(productLabel({ name: product, size })),
    ]),
    ...lines.filter(({ status }) => status !== 'stopped').map(({ product }) => words(product)),
  ]);
  return items
    .filter(item => !item.archived && item.reorderPoint > 0 && isLow(item))
    .filter(item => !planned.has(words(productLabel(item))) && !planned.has(words(item.name + item.size)))
    .map(item => ({ item, quantity: 3 * item.reorderPoint - item.inStock }))
    .toSorted(
      (one, other) =>
        one.item.inStock / one.item.reorderPoint - other.item.inStock / other.item.reorderPoint ||
        (one.item.id < other.item.id ? -1 : 1),
    );
}
