import type { Order } from '@/domain/order/order';
import { placeOf } from '@/domain/order/orderPlace';
import { duePaise } from '@/domain/order/payment/payment';
import type { Paise } from '@/lib/number/money';
import { sizeMl } from '@/lib/number/size';
import { compareInstants } from '@/lib/time/compareInstants';
import { INDIA_OFFSET_MS } from '@/lib/time/dates';
import { slotEnd } from '@/lib/time/slot';
import {
  type Bottles,
  type Closing,
  COLLECTED_BY,
  type CollectedBy,
  type Run,
  type StopOutcome,
} from './run';

/** When an order is expected on a day (`YYYY-MM-DD`) without a slot: until eight in the evening, in India. */
const LAST_HOUR = '20:00';

/** Until when an order is expected that is delivered on another day, as an ISO instant. */
export const expectedUntil = (day: string, slot: string | undefined): string =>
  slot
    ? slotEnd({ day, slot })
    : new Date(Date.parse(`${day}T${LAST_HOUR}:00Z`) - INDIA_OFFSET_MS).toISOString();

/** The orders that say that they are in a run, in the order of their stops. */
export const stopsOf = (runId: string, orders: readonly Order[]): readonly Order[] =>
  orders
    .filter(({ run }) => run?.id === runId)
    .sort((one, other) => (one.run?.stop ?? 0) - (other.run?.stop ?? 0) || (one.id < other.id ? -1 : 1));

/** Whether an order is known as it was when this was recorded of its stop, or as it became later. */
export const isKnownSince = ({ updatedAt }: Order, { at }: StopOutcome): boolean =>
  updatedAt !== null && at !== null && compareInstants(updatedAt, at) >= 0;

/**
 * What was recorded of an order in a run, and still holds; null where it is to be brought. One that failed has left the run: if it
 * has been put into the same run again since, it is to be brought again.
 */
export function standingOutcome({ id, stops }: Pick<Run, 'id' | 'stops'>, order: Order): StopOutcome | null {
  const stop = stops[order.id];
  if (!stop || stop.outcome === 'open') return null;
  const isBack = stop.outcome === 'failed' && order.run?.id === id && isKnownSince(order, stop);
  return isBack ? null : stop;
}

/** The place for an order between two others; at either end there is none to be before or after. */
export const positionBetween = (before: number | null, after: number | null): number =>
  after === null ? Math.floor(before ?? 0) + 1 : ((before ?? 0) + after) / 2;

/** By PIN code and, within one, by address: what lies near each other mostly stands together. */
export const sortByPinCode = (orders: readonly Order[]): readonly Order[] =>
  orders
    .map(order => ({ order, key: `${placeOf(order).pin || '~'} ${order.shippingAddress}` }))
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ order }) => order);

/** How many stops come before a customer's own, at most: `done` of the run are behind the driver. */
export const stopsBefore = (stop: number, done: number): number => Math.max(0, Math.ceil(stop) - 1 - done);

export type LoadLine = {
  readonly productId: string;
  readonly productName: string;
  readonly size: string;
  readonly bottles: number;
  /** Null where the size names no volume. */
  readonly ml: number | null;
};

export type Load = {
  /** The most bottles first. */
  readonly lines: readonly LoadLine[];
  readonly bottles: number;
  readonly ml: number;
  /** Estimated as one kilogram per litre: the weight of the bottles themselves is not known. */
  readonly kg: number;
  /** Bottles that nothing tells the size of: they are in neither litres nor weight. */
  readonly bottlesOfNoSize: number;
};

/** What is loaded for these orders, by product. */
export function loadOf(orders: readonly Order[]): Load {
  const lines = new Map<string, LoadLine>();
  for (const { productId, productName, size, quantity } of orders.flatMap(({ items }) => items)) {
    const key = productId || `${productName} ${size}`;
    const known = lines.get(key);
    const each = sizeMl(known?.size ?? size);
    const bottles = (known?.bottles ?? 0) + quantity;
    lines.set(key, { productId, productName, size, ...known, bottles, ml: each && each * bottles });
  }
  const all = [...lines.values()].sort((one, other) => other.bottles - one.bottles);
  const ml = all.reduce((sum, line) => sum + (line.ml ?? 0), 0);
  return {
    lines: all,
    bottles: all.reduce((sum, line) => sum + line.bottles, 0),
    ml,
    kg: ml / 1000,
    bottlesOfNoSize: all.reduce((sum, line) => sum + (line.ml === null ? line.bottles : 0), 0),
  };
}

export type ToCollect = { readonly paise: Paise; readonly orders: number };

/** What is still to be paid of these orders, and of how many. */
export function amountToCollect(orders: readonly Order[]): ToCollect {
  const due = orders.map(duePaise).filter(paise => paise > 0);
  return { paise: due.reduce((sum, paise) => sum + paise, 0), orders: due.length };
}

type WithStops = Pick<Run, 'stops'>;

export type Money = { readonly [method in CollectedBy]: Paise };

/** What was recorded at the stops of a run, by how it was paid. */
export function recordedMoney({ stops }: WithStops): Money {
  const sumOf = (method: CollectedBy) =>
    Object.values(stops).reduce((sum, stop) => sum + (stop.method === method ? stop.amountPaise : 0), 0);
  return { cash: sumOf('cash'), upi: sumOf('upi') };
}

/** What was counted, less what was recorded: below nothing where money is missing. */
export function moneyDifference(
  run: WithStops,
  { cashPaise, upiPaise }: Pick<Closing, 'cashPaise' | 'upiPaise'>,
): Money {
  const { cash, upi } = recordedMoney(run);
  return { cash: cashPaise - cash, upi: upiPaise - upi };
}

/** Whether a closing has to say why. */
export const needsReason = (run: WithStops, counted: Pick<Closing, 'cashPaise' | 'upiPaise'>): boolean => {
  const differs = moneyDifference(run, counted);
  return COLLECTED_BY.some(method => differs[method] !== 0);
};

/** The ids of the orders that could not be delivered in a run. */
export const failedIds = ({ stops }: WithStops): readonly string[] =>
  Object.entries(stops).flatMap(([id, { outcome }]) => (outcome === 'failed' ? [id] : []));

/** Whether an order was cancelled as damaged or lost at a moment, though it may have been reopened since; null: now. */
function wasLost({ status, restocked, statusTimes }: Order, at: string | null): boolean {
  if (restocked) return false;
  if (at === null) return status === 'cancelled';
  const { cancelled, ...others } = statusTimes;
  if (!cancelled || compareInstants(cancelled, at) > 0) return false;
  const isBetween = (time: string) => compareInstants(time, cancelled) > 0 && compareInstants(time, at) <= 0;
  return !Object.values(others).some(isBetween);
}

/**
 * The bottles that should come back: those of the orders that could not be delivered. What was cancelled as damaged or
 * lost is off the shelf already, and must not be taken from it twice. `at`: as it was then, so that what was cancelled later counts.
 */
export function bottlesDueBack(failed: readonly Order[], at: string | null = null): Bottles {
  const due: { [productId: string]: number } = {};
  for (const { productId, quantity } of failed
    .filter(order => !wasLost(order, at))
    .flatMap(({ items }) => items)) {
    if (productId) due[productId] = (due[productId] ?? 0) + quantity;
  }
  return due;
}

/**
 * Whether the missing bottles of an order that could not be delivered have left the stock already: closing its run took them, so
 * cancelling the order as lost would take them twice.
 */
export const isMissingAlreadyCounted = (
  { id, status, attempt }: Order,
  runs: readonly Pick<Run, 'state' | 'stops'>[],
): boolean =>
  (status === 'pending' || status === 'processing') &&
  attempt?.at != null &&
  runs.some(({ state, stops }) => state === 'closed' && stops[id]?.at === attempt.at);

/** Of each product the bottles that should have come back and did not; none of which more came back. */
export function missingBottles(due: Bottles, back: Bottles): Bottles {
  return Object.fromEntries(
    Object.entries(due).flatMap(([productId, bottles]) => {
      const missing = bottles - (back[productId] ?? 0);
      return missing > 0 ? [[productId, missing]] : [];
    }),
  );
}
