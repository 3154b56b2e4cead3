import { type SizesToday, type WaterUsed, waterUsed } from '@/domain/metrics/bottles';
import { type DatedOrders, ordersWithin } from '@/domain/metrics/datedOrders';
import { type ProductionRate, productionRate } from '@/domain/metrics/productionRate';
import { relativeChange } from '@/domain/metrics/relativeChange';
import { type InventoryStatus, inventoryStatus, withoutArchived } from '@/domain/metrics/stockMetrics';
import { inventoryBefore, type Ledgers } from '@/domain/metrics/stockThen';
import type { ProductionLine } from '@/domain/production/production';
import type { StockItem } from '@/domain/stock/stockItem';
import { type PeriodUnit, periodAt, sameSpanBefore } from '@/lib/time/periods';

export type DashboardData = {
  readonly orders: DatedOrders;
  readonly items: readonly StockItem[];
  readonly sizesToday: SizesToday;
  readonly ledgers: Ledgers;
  readonly lines: readonly ProductionLine[];
};

/** The four stat cards (spec §2, §9). A change is a fraction of what was before; null where nothing was. */
export type DashboardMetrics = {
  readonly orders: { readonly count: number; readonly change: number | null; readonly undated: number };
  readonly production: ProductionRate;
  readonly inventory: InventoryStatus & { readonly change: number | null };
  readonly water: WaterUsed & { readonly change: number | null };
};

/**
 * The figures of the day, week … that it is now, against as much of the one before; the stock against what it was when
 * this one began.
 */
export function dashboardMetrics(
  { orders, items, sizesToday, ledgers, lines }: DashboardData,
  unit: PeriodUnit,
  nowMs: number,
): DashboardMetrics {
  const period = periodAt(unit, nowMs);
  const placed = ordersWithin(orders, period);
  const placedBefore = ordersWithin(orders, sameSpanBefore(unit, period, nowMs));
  const water = waterUsed(placed, sizesToday);
  const shelf = withoutArchived(items);
  const inventory = inventoryStatus(shelf);
  const before = inventoryBefore(shelf, ledgers, period.fromMs);
  return {
    orders: {
      count: placed.length,
      change: relativeChange(placed.length, placedBefore.length),
      undated: orders.undated,
    },
    production: productionRate(lines),
    inventory: { ...inventory, change: relativeChange(inventory.fraction, before.fraction) },
    water: { ...water, change: relativeChange(water.ml, waterUsed(placedBefore, sizesToday).ml) },
  };
}
