import { parseOrder } from '@/data/order/orderDocument';
import type { CustomerOverlay } from '@/domain/customer/customerOverlay';
import { sizesOf } from '@/domain/metrics/bottles';
import { dateOrders } from '@/domain/metrics/datedOrders';
import { ledgersOf } from '@/domain/metrics/stockThen';
import type { Order } from '@/domain/order/order';
import type { ProductionLine } from '@/domain/production/production';
import type { StockItem } from '@/domain/stock/stockItem';
import type { StockMovement } from '@/domain/stock/stockMovement';
import {
  type Cell,
  type ColumnId,
  type Report,
  totalIn,
} from '@/features/backOffice/reports/definitions/report';
import type { ReportScope } from '@/features/backOffice/reports/definitions/reportData';
import type { PlainDocument } from '@/lib/plainData';
import { type Period, periodAt } from '@/lib/time/periods';

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
  readonly sellerState?: string | null;
  readonly latestOnly?: boolean;
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
  latestOnly = false,
  period = JANUARY,
}: Given): ReportScope {
  return {
    data: {
      orders: dateOrders(orders),
      storedOrders: dateOrders(orders),
      overlays,
      items,
      sizesToday: sizesOf(items),
      ledgers: ledgersOf(items, orders, movements, latestOnly),
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
