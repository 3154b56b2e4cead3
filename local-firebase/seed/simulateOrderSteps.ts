import { HOUR_MS } from './day';
import type { SeededRandom } from './random';
import type { OrderStatus, OrderStep } from './seedOrder';

/** Hours from one status to the next, at least and at most. */
const PACE: readonly { readonly status: OrderStatus; readonly hours: readonly [number, number] }[] = [
  { status: 'processing', hours: [2, 20] },
  { status: 'shipped', hours: [6, 36] },
  { status: 'delivered', hours: [8, 60] },
];

/**
 * What became of an order until `untilMs`.
 *
 * @param reach the status it has by then, as soon as can be; without it, what the pace of the shop makes of it
 */
export function simulateOrderSteps(
  random: SeededRandom,
  options: { placedAtMs: number; untilMs: number; reach?: OrderStatus },
): [OrderStep, ...OrderStep[]] {
  const { placedAtMs, untilMs, reach } = options;
  const steps: [OrderStep, ...OrderStep[]] = [{ status: 'pending', atMs: placedAtMs }];
  if (reach === 'pending') return steps;
  if (reach === 'cancelled') {
    steps.push({ status: 'cancelled', atMs: placedAtMs + seconds(random, HOUR_MS / 4, HOUR_MS) });
    return steps;
  }
  let atMs = placedAtMs;
  for (const { status, hours } of PACE) {
    const [least, most] = hours;
    atMs += seconds(random, least * HOUR_MS, (reach ? least : most) * HOUR_MS);
    if (atMs > untilMs) break;
    steps.push({ status, atMs });
    if (status === reach) break;
  }
  return steps;
}

/** Whole seconds, so that every way of writing a time keeps it. */
function seconds(random: SeededRandom, leastMs: number, mostMs: number): number {
  return random.whole(leastMs / 1000, mostMs / 1000) * 1000;
}
