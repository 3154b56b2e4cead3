import { PRODUCTS, type SeedProduct } from './catalogue';
import { DAY_MS, HOUR_MS } from './day';
import { seedOrderId } from './orderId';
import { DEMO_CUSTOMER, OTHER_CUSTOMERS, type SeedCustomer } from './people';
import type { SeededRandom } from './random';
import { LEGACY_SHAPES, type OrderStatus, type SeedItem, type SeedOrder } from './seedOrder';
import { simulateOrderSteps } from './simulateOrderSteps';

/** The fewest orders that show every status and every legacy shape. */
export const MIN_ORDERS = 24;

/** All of them are kept in memory, each in some 3.5 kB. */
export const MAX_ORDERS = 200_000;

const HISTORY_DAYS = 400;
/** Older orders have one of the legacy shapes. */
export const OLDEST_CURRENT_SHAPE_DAYS = 340;
const LEGACY_ORDERS_OF_A_SHAPE = 2;
const TODAY_ORDERS = 4;

/** What a newcomer finds under Track Your Orders, besides an old single-product order. */
const DEMO_ORDERS: readonly { readonly ageDays: number; readonly reach: OrderStatus }[] = [
  { ageDays: 1, reach: 'pending' },
  { ageDays: 2, reach: 'processing' },
  { ageDays: 4, reach: 'shipped' },
  { ageDays: 11, reach: 'delivered' },
  { ageDays: 38, reach: 'cancelled' },
  { ageDays: 126, reach: 'delivered' },
];

const INSTRUCTIONS = [
  '',
  '',
  '',
  '',
  'Please ring the bell twice.',
  'Leave with the security guard.',
  'Call before delivery.',
  'Deliver after 6 pm.',
] as const;

type Plan = {
  readonly ageDays: number;
  readonly shape?: SeedOrder['shape'];
  readonly customer?: SeedCustomer;
  readonly reach?: OrderStatus;
};

/**
 * The shop's orders, oldest first, as they happened up to the first seconds of the day that begins at `todayMs`:
 * nothing is dated later, so that at any hour of that day nothing lies in the future.
 *
 * @throws RangeError for fewer than MIN_ORDERS or more than MAX_ORDERS
 */
export function planOrders(random: SeededRandom, options: { todayMs: number; count: number }): SeedOrder[] {
  const { todayMs, count } = options;
  if (!Number.isSafeInteger(count) || count < MIN_ORDERS) {
    throw new RangeError(`A seeded shop has at least ${MIN_ORDERS} orders, not ${count}.`);
  }
  if (count > MAX_ORDERS) {
    throw new RangeError(
      `A seeded shop has at most ${MAX_ORDERS} orders, as all are kept in memory, not ${count}.`,
    );
  }
  const plans = planAges(random, count);
  return plans.map(plan => makeOrder(random, plan, todayMs)).sort((a, b) => a.placedAtMs - b.placedAtMs);
}

function planAges(random: SeededRandom, count: number): Plan[] {
  const plans: Plan[] = [
    ...DEMO_ORDERS.map(order => ({ ...order, customer: DEMO_CUSTOMER })),
    ...Array.from({ length: TODAY_ORDERS }, () => ({ ageDays: 0 })),
    ...LEGACY_SHAPES.flatMap(shape =>
      Array.from({ length: LEGACY_ORDERS_OF_A_SHAPE }, (_, at) => ({
        shape,
        ...(shape === 'singleProduct' && at === 0 ? { customer: DEMO_CUSTOMER } : {}),
        // A day more than the book of stock: on the day it was opened there are none of them.
        ageDays: random.whole(OLDEST_CURRENT_SHAPE_DAYS + 2, HISTORY_DAYS),
        reach: 'delivered' as const,
      })),
    ),
  ];
  while (plans.length < count) plans.push({ ageDays: randomAgeDays(random) });
  return plans;
}

/** One order in eight is of the last week; the others thin out into the past, as in a shop that grows. */
function randomAgeDays(random: SeededRandom): number {
  if (random.share() < 1 / 8) return random.whole(1, 7);
  return 1 + Math.floor((OLDEST_CURRENT_SHAPE_DAYS - 1) * random.share() ** 1.5);
}

function makeOrder(random: SeededRandom, plan: Plan, todayMs: number): SeedOrder {
  const shape = plan.shape ?? 'current';
  const placedAtMs = todayMs - plan.ageDays * DAY_MS + timeOfDayMs(random, plan.ageDays);
  const reach = plan.reach ?? (plan.ageDays > 0 && random.share() < 0.06 ? 'cancelled' : undefined);
  return {
    id: seedOrderId(random),
    shape,
    customer: plan.customer ?? random.pick(OTHER_CUSTOMERS),
    items: makeItems(random, shape === 'singleProduct' ? 1 : random.pick([1, 1, 1, 2, 2, 3, 4])),
    paymentMethod: random.pick(['card', 'cash']),
    specialInstructions: random.pick(INSTRUCTIONS),
    placedAtMs,
    steps: simulateOrderSteps(random, { placedAtMs, untilMs: todayMs, ...(reach ? { reach } : {}) }),
  };
}

/** Between 7 in the morning and 9 in the evening; today's orders came in its first seconds. */
function timeOfDayMs(random: SeededRandom, ageDays: number): number {
  return ageDays === 0 ? random.whole(0, 4) * 1000 : 7 * HOUR_MS + random.whole(0, 14 * 3600) * 1000;
}

const WEIGHTED: readonly SeedProduct[] = PRODUCTS.flatMap(product =>
  Array.from({ length: product.weight }, () => product),
);

function makeItems(random: SeededRandom, count: number): [SeedItem, ...SeedItem[]] {
  const first = random.pick(WEIGHTED);
  const chosen = new Set([first]);
  while (chosen.size < count) chosen.add(random.pick(WEIGHTED));
  const quantity = () => random.pick([1, 1, 2, 2, 2, 3, 4, 6, 6, 12]);
  const [, ...others] = chosen;
  return [
    { product: first, quantity: quantity() },
    ...others.map(product => ({ product, quantity: quantity() })),
  ];
}
