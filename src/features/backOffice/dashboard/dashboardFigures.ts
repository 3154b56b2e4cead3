import { type SizesToday, type WaterUsed, waterUsed } from '@/entities/figures/bottles';
import { changeOf } from '@/entities/figures/changeOf';
import { type DatedOrders, ordersWithin } from '@/entities/figures/datedOrders';
import { type ProductionRate, productionRate } from '@/entities/figures/productionRate';
import { type InventoryStatus, inventoryStatus, onShelf } from '@/entities/figures/stockFigures';
import type { ProductionLine } from '@/entities/production/production';
import type { StockItem } from '@/entities/stock/stockItem';
import { type PeriodUnit, periodAt, sameSpanBefore } from '@/shared/lib/periods';

export type DashboardData = {
  readonly orders: DatedOrders;
  readonly items: readonly StockItem[];
  readonly sizesToday: SizesToday;
  readonly lines: readonly ProductionLine[];
};

/** The four stat cards (spec §2, §9). A change is a fraction of what was before; null where nothing was. */
export type DashboardFigures = {
  readonly orders: { readonly count: number; readonly change: number | null; readonly undated: number };
  readonly production: ProductionRate;
  readonly inventory: InventoryStatus;
  readonly water: WaterUsed & { readonly change: number | null };
};

/** The figures of the day, week … that it is now, against as much of the one before. */
export function dashboardFigures(
  { orders, items, sizesToday, lines }: DashboardData,
  unit: PeriodUnit,
  nowMs: number,
): DashboardFigures {
  const period = periodAt(unit, nowMs);
  const placed = ordersWithin(orders, period);
  const placedBefore = ordersWithin(orders, sameSpanBefore(unit, period, nowMs));
  const water = waterUsed(placed, sizesToday);
  return {
    orders: {
      count: placed.length,
      change: changeOf(placed.length, placedBefore.length),
      undated: orders.undated,
    },
    production: productionRate(lines),
    inventory: inventoryStatus(onShelf(items)),
    water: { ...water, change: changeOf(water.ml, waterUsed(placedBefore, sizesToday).ml) },
  };
}
