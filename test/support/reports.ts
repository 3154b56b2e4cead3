import type { CustomerOverlay } from '@/entities/customer/customerOverlay';
import { sizesOf } from '@/entities/figures/bottles';
import { dateOrders } from '@/entities/figures/datedOrders';
import { ledgersOf } from '@/entities/figures/stockThen';
import type { Order } from '@/entities/order/order';
import { parseOrder } from '@/entities/order/orderDocument';
import type { ProductionLine } from '@/entities/production/production';
import type { StockItem } from '@/entities/stock/stockItem';
import type { StockMovement } from '@/entities/stock/stockMovement';
import { type Cell, type ColumnId, type Report, totalIn } from '@/features/backOffice/reports/report';
import type { ReportScope } from '@/features/backOffice/reports/reportData';
import type { PlainDocument } from '@/services/firebase/plainData';
import { type Period, periodAt } from '@/shared/lib/periods';

/** Thursday, the 15th of January 2026, 14:30 in India. */
export const NOW_MS = Date.UTC(2026, 0, 15, 9);
export const JANUARY = periodAt('month', NOW_MS);

/** A moment of January 2026 in India, as the server writes it. */
export const january = (day: number, time = '10:00'): string =>
  new Date(`2026-01-${String(day).padStart(2, '0')}T${time}:00+05:30`).toISOString();

export const orderOf = (id: string, orderDate: string | null, data: PlainDocument['data'] = {}): Order =>
  parseOrder({ id, data: { status: 'pending', orderDate, ...data } });

type Given = {
  readonly orders?: readonly Order[];
  readonly overlays?: readonly CustomerOverlay[];
  readonly items?: readonly StockItem[];
  readonly movements?: readonly StockMovement[];
  readonly lines?: readonly ProductionLine[];
  readonly sellerState?: string;
  readonly period?: Period;
};

/** What a report of January is made from. */
export function scope({
  orders = [],
  overlays = [],
  items = [],
  movements = [],
  lines = [],
  sellerState = 'Maharashtra',
  period = JANUARY,
}: Given): ReportScope {
  return {
    data: {
      orders: dateOrders(orders),
      overlays,
      items,
      sizesToday: sizesOf(items),
      ledgers: ledgersOf(items, orders, movements),
      lines,
      sellerState,
    },
    period,
    nowMs: NOW_MS,
  };
}

/** The rows of a report by their columns' ids. */
export const rowsOf = ({ columns, rows }: Report): { readonly [id: string]: Cell }[] =>
  rows.map(row => Object.fromEntries(columns.map(({ id }, at) => [id, row[at] ?? null])));

export const totalsOf = (report: Report, ...ids: readonly ColumnId[]): Cell[] =>
  ids.map(id => totalIn(report, id));
