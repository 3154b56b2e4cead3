import { isSale } from '@/domain/metrics/datedOrders';
import type { Order } from '@/domain/order/order';
import { DAY_MS } from '@/lib/time/dates';
import { dayOf, isWithin } from '@/lib/time/periods';
import { type Report, type ReportColumn, type RowColumn, tabulate, totalIn, undatedNotes } from './report';
import type { ReportScope } from './reportData';
import { BUCKET_COLUMN, bucketsOf, bucketUnit, clampToOrders } from './timeBuckets';

export const PUNCTUALITIES = ['onTime', 'late', 'underWay', 'notRecorded'] as const;
export type Punctuality = (typeof PUNCTUALITIES)[number];

/**
 * On time is by the end of the day that was promised. An order that is still to come is late once that day is over. What
 * was delivered nobody noted when, or was promised for no day, is not judged.
 */
export function punctualityOf({ status, statusTimes, estimatedDelivery }: Order, nowMs: number): Punctuality {
  const deliveredAt = statusTimes.delivered ?? null;
  if (estimatedDelivery === null) return 'notRecorded';
  if (status === 'delivered' && deliveredAt === null) return 'notRecorded';
  const promised = dayOf(Date.parse(estimatedDelivery));
  if (status === 'delivered' && deliveredAt !== null) {
    return dayOf(Date.parse(deliveredAt)) <= promised ? 'onTime' : 'late';
  }
  return dayOf(nowMs) <= promised ? 'underWay' : 'late';
}

type Delivered = { readonly [punctuality in Punctuality]: number } & {
  readonly day: string;
  readonly orders: number;
  /** Of the orders whose delivery was noted: how many, and how many days they took together. */
  readonly timed: number;
  readonly days: number;
};

const sum = (rows: readonly Delivered[], of: (row: Delivered) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

const shareOf = (onTime: number, late: number) => (onTime + late === 0 ? null : onTime / (onTime + late));
const averageOf = (days: number, timed: number) => (timed === 0 ? null : days / timed);

const SHARE: ReportColumn = { id: 'onTimeShare', kind: 'share' };

const columns = (bucket: ReportColumn): readonly RowColumn<Delivered>[] => [
  { ...bucket, cell: row => row.day },
  { id: 'orders', kind: 'count', cell: row => row.orders, total: 'sum' },
  ...PUNCTUALITIES.map(
    (id): RowColumn<Delivered> => ({ id, kind: 'count', cell: row => row[id], total: 'sum' }),
  ),
  {
    ...SHARE,
    cell: row => shareOf(row.onTime, row.late),
    total: rows =>
      shareOf(
        sum(rows, row => row.onTime),
        sum(rows, row => row.late),
      ),
  },
  {
    id: 'averageDays',
    kind: 'average',
    cell: row => averageOf(row.days, row.timed),
    total: rows =>
      averageOf(
        sum(rows, row => row.days),
        sum(rows, row => row.timed),
      ),
  },
];

function deliveredOf(
  fromMs: number,
  placed: readonly { order: Order; atMs: number }[],
  nowMs: number,
): Delivered {
  const counts = { onTime: 0, late: 0, underWay: 0, notRecorded: 0 };
  let [timed, days] = [0, 0];
  for (const { order, atMs } of placed) {
    counts[punctualityOf(order, nowMs)] += 1;
    const { delivered } = order.statusTimes;
    if (order.status !== 'delivered' || delivered === undefined) continue;
    timed += 1;
    days += Math.max(0, Date.parse(delivered) - atMs) / DAY_MS;
  }
  return { day: dayOf(fromMs), orders: placed.length, ...counts, timed, days };
}

/** Whether what was ordered in a period came when it was promised. */
export function deliveryReport({ data: { orders }, period, nowMs }: ReportScope): Report {
  const placed = orders.dated.filter(({ order, atMs }) => isWithin(atMs, period) && isSale(order));
  const span = clampToOrders(period, orders, nowMs);
  const unit = bucketUnit(span);
  const rows = bucketsOf(unit, span, placed).map(({ part, items }) => deliveredOf(part.fromMs, items, nowMs));
  const table = tabulate(columns(BUCKET_COLUMN[unit]), rows);
  return {
    ...table,
    chart: {
      label: BUCKET_COLUMN[unit],
      value: SHARE,
      bars: rows.flatMap(({ day, onTime, late }) => {
        const share = shareOf(onTime, late);
        return share === null ? [] : [{ label: day, value: share }];
      }),
    },
    headline: { column: SHARE, value: totalIn(table, 'onTimeShare') },
    basis: { kind: 'orders', count: placed.length },
    notes: [{ kind: 'onTime' }, { kind: 'cancelledLeftOut' }, ...undatedNotes(orders)],
  };
}
