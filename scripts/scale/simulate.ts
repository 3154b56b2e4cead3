import { backOffMs } from '../../src/lib/retryPolicy';
import { SHOP, TIMES } from './assumptions';

export type Load = {
  readonly ordersASecond: number;
  /** Documents that hold one product's stock; an order takes from one of them. */
  readonly shards: number;
  /** Of virtual time. */
  readonly seconds: number;
};

export type Outcome = {
  readonly placed: number;
  /** Of those that were placed: how many at the first try. */
  readonly atOnce: number;
  /** Of those that were placed. */
  readonly triesOfAnOrder: number;
  /** From the press of the button to the commit, in seconds: 95 of 100 orders are no slower. */
  readonly p95: number;
  /** Writes a second of the busiest document. */
  readonly busiest: number;
};

/** The same draws at every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Order = {
  readonly pressedAt: number;
  readonly documents: readonly number[];
  tries: number;
  seen: number[];
};
type Step = { readonly at: number; readonly order: Order; readonly does: 'read' | 'commit' };

/** The products behind the most popular one: of all orders of them, the share of each and of those before it. */
const UP_TO_RANK: readonly number[] = (() => {
  const weights = Array.from({ length: SHOP.products - 1 }, (_, rank) => 1 / (rank + 1));
  const sumTo = (end: number) => weights.slice(0, end).reduce((sum, weight) => sum + weight, 0);
  return weights.map((_, rank) => sumTo(rank + 1) / sumTo(weights.length));
})();

/** The products of one order, each once. */
function drawProducts(random: () => number): number[] {
  const drawn = new Set<number>(random() < SHOP.popularShare ? [0] : []);
  while (drawn.size < SHOP.productsOfAnOrder) {
    const drawnAt = random();
    drawn.add(1 + UP_TO_RANK.findIndex(upTo => drawnAt < upTo || upTo === UP_TO_RANK.at(-1)));
  }
  return [...drawn];
}

/** The next step stands last. */
function insert(steps: Step[], step: Step): void {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.at ?? 0) > step.at) low = middle + 1;
    else high = middle;
  }
  steps.splice(low, 0, step);
}

/**
 * Orders that come at random, in the worst case: each reads its products' stock and writes it a moment later, and Firestore refuses
 * the commit where one of the documents was written in between. The app tries again after the wait of its retry policy; it lowers
 * stock without reading it, so real orders need not collide like this.
 */
export function simulate({ ordersASecond, shards, seconds }: Load): Outcome {
  const random = seededRandom(1);
  const steps: Step[] = [];
  const versions = new Map<number, number>();
  const waits: number[] = [];
  let [tries, atOnce] = [0, 0];
  for (let at = 0; ; ) {
    at += (-Math.log(1 - random()) / ordersASecond) * 1000;
    if (at > seconds * 1000) break;
    const documents = drawProducts(random).map(product => product * shards + Math.floor(random() * shards));
    const order = { pressedAt: at, documents, tries: 0, seen: [] };
    steps.push({ at: at + TIMES.untilRead, order, does: 'read' });
  }
  steps.reverse();
  const versionOf = (document: number) => versions.get(document) ?? 0;
  for (let step = steps.pop(); step && step.at <= seconds * 1000; step = steps.pop()) {
    const { at, order } = step;
    if (step.does === 'read') {
      order.seen = order.documents.map(versionOf);
      insert(steps, { at: at + TIMES.untilCommit, order, does: 'commit' });
      continue;
    }
    order.tries += 1;
    if (order.documents.some((document, index) => versionOf(document) !== order.seen[index])) {
      insert(steps, {
        at: at + backOffMs(order.tries, false, random) + TIMES.untilRead,
        order,
        does: 'read',
      });
      continue;
    }
    for (const document of order.documents) versions.set(document, versionOf(document) + 1);
    waits.push((at - order.pressedAt) / 1000);
    tries += order.tries;
    if (order.tries === 1) atOnce += 1;
  }
  waits.sort((one, other) => one - other);
  return {
    placed: waits.length,
    atOnce: atOnce / waits.length,
    triesOfAnOrder: tries / waits.length,
    p95: waits[Math.floor(waits.length * 0.95)] ?? 0,
    busiest: Math.max(...versions.values()) / seconds,
  };
}
