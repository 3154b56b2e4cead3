import { type SizesToday, type WaterUsed, waterUsed } from '@/entities/figures/bottles';
import { changeOf } from '@/entities/figures/changeOf';
import { type DatedOrders, ordersWithin } from '@/entities/figures/datedOrders';
import { type ProductionRate, productionRate } from '@/entities/figures/productionRate';
import { type InventoryStatus, inventoryStatus, onShelf } from '@/entities/figures/stockFigures';
import { inventoryBefore, type Ledgers } from '@/entities/figures/stockThen';
import type { ProductionLine } from '@/entities/production/production';
import type { StockItem } from '@/entities/stock/stockItem';
import { type PeriodUnit, periodAt, sameSpanBefore } from '@/shared/lib/periods';

export type DashboardData = {
  readonly orders: DatedOrders;
  readonly items: readonly StockItem[];
  readonly sizesToday: SizesToday;
  readonly ledgers: Ledgers;
  readonly lines: readonly ProductionLine[];
};

/** The four stat cards (spec §2, §9). A change is a fraction of what was before; null where nothing was. */
export type DashboardFigures = {
  readonly orders: { readonly count: number; readonly change: number | null; readonly undated: number };
  readonly production: ProductionRate;
  readonly inventory: InventoryStatus & { readonly change: number | null };
  readonly water: WaterUsed & { readonly change: number | null };
};

/**
 * The figures of the day, week … that it is now, against as much of the one before; the stock against what it was when
 * this one began.
 */
export function dashboardFigures(
  { orders, items, sizesToday, ledgers, lines }: DashboardData,
  unit: PeriodUnit,
  nowMs: number,
): DashboardFigures {
  const period = periodAt(unit, nowMs);
  const placed = ordersWithin(orders, period);
  const placedBefore = ordersWithin(orders, sameSpanBefore(unit, period, nowMs));
  const water = waterUsed(placed, sizesToday);
  const shelf = onShelf(items);
  const inventory = inventoryStatus(shelf);
  const before = inventoryBefore(shelf, ledgers, period.fromMs);
  return {
    orders: {
      count: placed.length,
      change: changeOf(placed.length, placedBefore.length),
      undated: orders.undated,
    },
    production: productionRate(lines),
    inventory: { ...inventory, change: changeOf(inventory.fraction, before.fraction) },
    water: { ...water, change: changeOf(water.ml, waterUsed(placedBefore, sizesToday).ml) },
  };
}
