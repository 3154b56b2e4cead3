import type { CustomerOverlay } from '@/domain/customer/customerOverlay';
import type { SizesToday } from '@/domain/metrics/bottles';
import type { DatedOrders } from '@/domain/metrics/datedOrders';
import type { Ledgers } from '@/domain/metrics/stockThen';
import type { ProductionLine } from '@/domain/production/production';
import type { StockItem } from '@/domain/stock/stockItem';
import type { Period } from '@/lib/time/periods';

/** Everything reports are computed from. */
export type ReportData = {
  readonly orders: DatedOrders;
  /** The same as the server has them: an order that waits to be marked as shipped has no invoice yet. */
  readonly storedOrders: DatedOrders;
  /** What staff keep of the customers. */
  readonly overlays: readonly CustomerOverlay[];
  readonly items: readonly StockItem[];
  readonly sizesToday: SizesToday;
  readonly ledgers: Ledgers;
  readonly lines: readonly ProductionLine[];
  /** The state the shop sells from; empty where its settings do not say, null before they are read. */
  readonly sellerState: string | null;
};

/** What a report is about: the data, the period, and what time it is. */
export type ReportScope = { readonly data: ReportData; readonly period: Period; readonly nowMs: number };
