import { type PlainDocument, serverTime, type WriteData } from '@/lib/plainData';
import { parseInstant } from '@/lib/time/instants';

/** So many orders of one account may come at once; then one a minute. The rules count alike. */
const AT_ONCE = 5;
const MINUTE_MS = 60_000;

/** A token says what time it is to the second, and takes a moment to arrive. */
const CLOCK_ERROR_MS = 5000;

/** `orderPace/{uid}`: the times of an account's last five orders, written with each order. */
export type OrderPace = {
  /** Orders so far. */
  readonly count: number;
  /** ISO instants, by place: order number `n` stands at `n % 5`. */
  readonly times: { readonly [place: string]: string | null };
};

export const pacePath = (uid: string): string => `orderPace/${uid}`;

const isMap = (value: unknown): value is PlainDocument['data'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is written down of an account's orders; null, and so nothing, before its first. */
export function parseOrderPace(document: PlainDocument | null): OrderPace {
  const { count, times } = document?.data ?? {};
  return {
    count: typeof count === 'number' ? count : 0,
    times: Object.fromEntries(
      Object.entries(isMap(times) ? times : {}).map(([place, time]) => [place, parseInstant(time)]),
    ),
  };
}

/** The fields that one order more changes; a whole document before the first. */
export function countedOrder({ count }: OrderPace, orderId: string): WriteData {
  const place = count % AT_ONCE;
  return {
    count: count + 1,
    lastOrderId: orderId,
    ...(count === 0 ? { times: { [place]: serverTime } } : { [`times.${place}`]: serverTime }),
  };
}

/**
 * How long until an account may order again, in milliseconds: 0 when it may, a minute at most.
 *
 * @param nowMs the server's time, milliseconds since the epoch
 */
export function rateLimitWaitMs({ count, times }: OrderPace, nowMs: number): number {
  if (count < AT_ONCE) return 0;
  const agoMs = (number: number) => nowMs - Date.parse(times[number % AT_ONCE] ?? '');
  const [oldest, newest] = [agoMs(count), agoMs(count + AT_ONCE - 1)];
  // The last order seems to lie in the future: the clock is wrong, so do not wait.
  if (!(newest > -CLOCK_ERROR_MS)) return 0;
  return Math.min(MINUTE_MS, Math.max(0, Math.min(AT_ONCE * MINUTE_MS - oldest, MINUTE_MS - newest)));
}
