import type { CustomerOverlay } from '@/entities/customer/customerOverlay';
import type { SizesToday } from '@/entities/figures/bottles';
import type { DatedOrders } from '@/entities/figures/datedOrders';
import type { Ledgers } from '@/entities/figures/stockThen';
import type { ProductionLine } from '@/entities/production/production';
import type { StockItem } from '@/entities/stock/stockItem';
import type { Period } from '@/shared/lib/periods';

/** Everything reports are computed from. */
export type ReportData = {
  readonly orders: DatedOrders;
  /** What staff keep of the customers. */
  readonly overlays: readonly CustomerOverlay[];
  readonly items: readonly StockItem[];
  readonly sizesToday: SizesToday;
  readonly ledgers: Ledgers;
  readonly lines: readonly ProductionLine[];
  /** The state the shop sells from; empty where its settings do not say. */
  readonly sellerState: string;
};

/** What a report is about: the data, the period, and what time it is. */
export type ReportScope = { readonly data: ReportData; readonly period: Period; readonly nowMs: number };
