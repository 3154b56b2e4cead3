// @bundle ledger

import { holdsStock, type Order } from '@/domain/order/order';
import { groupBy } from '@/lib/groupBy';
import { compareInstants } from '@/lib/time/compareInstants';
import type { StockItem } from './stockItem';
import { type MovementKind, reasonGiven, type StockMovement } from './stockMovement';

/**
 * What can stand in a product's ledger: movements; what orders tell themselves (sales, customers' cancellations, and
 * cancellations whose bottles never came back); and what is missing between two counts.
 */
export type LedgerKind = MovementKind | 'sale' | 'returned' | 'notReturned' | 'unexplained';

export type LedgerLine = {
  readonly id: string;
  readonly kind: LedgerKind;
  /** ISO instant; null for what nobody dated. */
  readonly at: string | null;
  /** Bottles, signed: what left the shelf is negative. */
  readonly quantity: number;
  /** Bottles on the shelf afterwards. */
  readonly after: number;
  readonly who: string;
  /** In the person's words; empty where they gave none. */
  readonly reason: string;
  readonly orderId: string | null;
};

/** What a ledger is worth. */
export type LedgerCheck =
  /** Every change since `since`, an ISO instant, leads to today's stock. */
  | { readonly kind: 'addsUp'; readonly since: string | null }
  /** Bottles came or went and nobody wrote it down; the ledger has a line at each place where some are missing. */
  | {
      readonly kind: 'unexplained';
      readonly came: number;
      readonly went: number;
      readonly since: string | null;
    }
  /** Nobody ever counted: today's stock is all there is to go by, and the rest is computed back from it. */
  | { readonly kind: 'neverCounted' };

export type StockLedger = {
  /** The oldest first. */
  readonly lines: readonly LedgerLine[];
  /** Bottles before the first line. */
  readonly startsWith: number;
  /** ISO instant before which nothing is known; null where everything is. */
  readonly knownSince: string | null;
  readonly check: LedgerCheck;
  /** Orders from before the opening count, which are not part of it. */
  readonly ordersBefore: number;
};

/** A line before its place is known. `counted`: what was on the shelf afterwards, where somebody wrote it down. */
type Entry = Omit<LedgerLine, 'after'> & {
  readonly counted: number | null;
  /** Its time is the latest it can have happened at; the counts before may tell better. */
  readonly orEarlier?: true;
};

type Counts = { readonly restocked: number; readonly reopened: number };

/** An order's bottles of a product: by the map that the rules count by, else by its lines. */
function bottlesOf({ quantities, items }: Order, productId: string): number {
  if (quantities) return quantities[productId] ?? 0;
  return items.reduce((sum, item) => sum + (item.productId === productId ? item.quantity : 0), 0);
}

/**
 * When the customer cancelled. The time of a status is that of the last time it was reached: where staff reopened the order
 * and cancelled it again, the customer's own is only known to be before.
 */
function cancelledAt({ statusTimes }: Order, firstReopenedAt: string | null): string | null {
  const at = statusTimes.cancelled ?? null;
  if (firstReopenedAt === null || (at !== null && compareInstants(at, firstReopenedAt) < 0)) return at;
  return firstReopenedAt;
}

/**
 * What an order says of a product. Staff's cancellations are movements, as are reopenings from before they stood in the
 * order; what is left over of "off the shelf or back on it" was the customer. Only orders that hold `quantities` can be cancelled by a customer: an older one that is
 * cancelled never put anything back.
 */
function orderEntries(
  order: Order,
  productId: string,
  { restocked, reopened }: Counts,
  firstReopenedAt: string | null,
): Entry[] {
  const quantity = bottlesOf(order, productId);
  if (quantity === 0) return [];
  const who = order.customerName || order.email;
  const entry = (kind: LedgerKind, at: string | null, change: number, reason: string): Entry => ({
    id: `${kind}-${order.id}`,
    kind,
    at,
    quantity: change,
    counted: null,
    who,
    reason,
    orderId: order.id,
  });
  const entries = [entry('sale', order.orderedAt, -quantity, '')];
  const offShelf = holdsStock(order);
  const returns = (offShelf ? 0 : 1) + reopened + order.reopenings.length - restocked;
  if (returns > 0 && order.quantities !== null) {
    const at = cancelledAt(order, firstReopenedAt);
    const returned = entry('returned', at, quantity, order.cancelReason);
    entries.push(at === (order.statusTimes.cancelled ?? null) ? returned : { ...returned, orEarlier: true });
  }
  if (offShelf && order.status === 'cancelled') {
    entries.push(entry('notReturned', order.statusTimes.cancelled ?? null, 0, order.cancelReason));
  }
  // Added last, so that entries of the same instant come before a reopening.
  const reopenedHere = order.reopenings.map(({ id, at, byName }) => ({
    ...entry('reopened', at, -quantity, ''),
    ...{ id: `reopened-${id}`, who: byName },
  }));
  return [...entries, ...reopenedHere];
}

const movementEntry = (movement: StockMovement): Entry => {
  const { id, kind, at, quantity, after, byName, orderId } = movement;
  return { id, kind, at, quantity, counted: after, who: byName, reason: reasonGiven(movement), orderId };
};

/** Order of entries at one instant (older data only): an opening count, then sales, then everything else. */
const RANK: { readonly [kind in LedgerKind]?: number } = { opening: 0, sale: 1 };

/** What nobody dated is older than all that is dated. */
function compareEntries(one: Entry, other: Entry): number {
  const byTime =
    one.at === null || other.at === null
      ? Number(one.at !== null) - Number(other.at !== null)
      : compareInstants(one.at, other.at);
  return byTime || (RANK[one.kind] ?? 2) - (RANK[other.kind] ?? 2);
}

/** Where the shelf stood before the first entry: computed back from the first place where somebody wrote it down. */
function startOf(entries: readonly Entry[], inStock: number): number {
  let sum = 0;
  for (const { quantity, counted } of entries) {
    sum += quantity;
    if (counted !== null) return counted - sum;
  }
  return inStock - sum;
}

/** The line that stands for bottles that came or went between two counts, and nobody wrote down. */
const missing = (id: string, at: string | null, quantity: number, after: number): LedgerLine => ({
  id: `unexplained-${id}`,
  kind: 'unexplained',
  at,
  quantity,
  after,
  who: '',
  reason: '',
  orderId: null,
});

/** Those of the entries whose bottles add up to `wanted`; null where none do. */
function addingUpTo(wanted: number, entries: readonly Entry[]): readonly Entry[] | null {
  if (wanted === 0) return [];
  const [first, ...rest] = entries;
  if (!first) return null;
  const others = addingUpTo(wanted - first.quantity, rest);
  return others ? [first, ...others] : addingUpTo(wanted, rest);
}

/** More than so many at a time are not tried: each doubles the ways. */
const MOST_TRIED = 8;

/** What may have happened before the entry at `index`, of orders that were placed by then, and makes up for the gap there. */
function earlierOnes(entries: readonly Entry[], index: number, gap: number, placed: ReadonlySet<Entry>) {
  // Of most counts nothing is missing, and there are as many counts as movements.
  if (gap === 0) return [];
  const sold = new Set(
    entries.slice(0, index).flatMap(({ kind, orderId }) => (kind === 'sale' ? [orderId] : [])),
  );
  const candidates = entries
    .slice(index + 1)
    .filter(entry => entry.orEarlier && !placed.has(entry) && sold.has(entry.orderId));
  return addingUpTo(gap, candidates.slice(0, MOST_TRIED)) ?? [];
}

function runningBalance(entries: readonly Entry[], start: number, inStock: number): LedgerLine[] {
  const lines: LedgerLine[] = [];
  const placed = new Set<Entry>();
  let balance = start;
  for (const [index, entryAndCount] of entries.entries()) {
    if (placed.has(entryAndCount)) continue;
    const { counted, orEarlier: _orEarlier, ...entry } = entryAndCount;
    if (counted !== null) {
      for (const earlier of earlierOnes(entries, index, counted - balance - entry.quantity, placed)) {
        const { counted: _counted, orEarlier: _earlier, ...line } = earlier;
        placed.add(earlier);
        balance += line.quantity;
        lines.push({ ...line, at: entry.at, after: balance });
      }
    }
    balance += entry.quantity;
    if (counted !== null && counted !== balance) {
      lines.push(missing(entry.id, entry.at, counted - balance, counted - entry.quantity));
      balance = counted;
    }
    lines.push({ ...entry, after: balance });
  }
  if (inStock !== balance) lines.push(missing('today', null, inStock - balance, inStock));
  return lines;
}

const countKind = (movements: readonly StockMovement[], wanted: MovementKind): number =>
  movements.filter(({ kind }) => kind === wanted).length;

/**
 * Every change of a product's stock, from orders and movements, with the balance after each. Wherever somebody wrote down
 * what was on the shelf (every movement does) the balance is compared with it, and at the end with today's stock: what is
 * missing in between has a line of its own, so that the ledger always ends in the stock there is.
 *
 * @param orders the server's, without what waits in the outbox
 * @param since an ISO instant before which not all of them are known; null where all are
 */
export function stockLedger(
  { id: productId, inStock }: Pick<StockItem, 'id' | 'inStock'>,
  orders: readonly Order[],
  movements: readonly StockMovement[],
  since: string | null = null,
): StockLedger {
  const own = movements.filter(movement => movement.productId === productId);
  const byOrder = groupBy(own, ({ orderId }) => orderId);
  const ofOrders = orders.flatMap(order => {
    const moved = byOrder.get(order.id) ?? [];
    const reopenedAt = moved.flatMap(({ kind, at }) => (kind === 'reopened' && at !== null ? [at] : []));
    const counts = { restocked: countKind(moved, 'restocked'), reopened: countKind(moved, 'reopened') };
    reopenedAt.push(...order.reopenings.map(({ at }) => at));
    return orderEntries(order, productId, counts, reopenedAt.sort(compareInstants)[0] ?? null);
  });
  const all = [...ofOrders, ...own.map(movementEntry)]
    .filter(({ at }) => since === null || (at !== null && compareInstants(at, since) >= 0))
    .sort(compareEntries);

  // The ledger begins at the last opening count: it sets the stock whatever came before.
  const opening = all.findLastIndex(({ kind }) => kind === 'opening');
  const entries = opening === -1 ? all : all.slice(opening);
  const startsWith = startOf(entries, inStock);
  const lines = runningBalance(entries, startsWith, inStock);
  const first = entries.find(({ counted }) => counted !== null);
  return {
    lines,
    startsWith,
    knownSince: since,
    check: checkOf(lines, first),
    ordersBefore: all.slice(0, Math.max(0, opening)).filter(({ kind }) => kind === 'sale').length,
  };
}

function checkOf(lines: readonly LedgerLine[], firstCounted: Entry | undefined): LedgerCheck {
  if (!firstCounted) return { kind: 'neverCounted' };
  const since = firstCounted.at;
  const gaps = lines.flatMap(({ kind, quantity }) => (kind === 'unexplained' ? [quantity] : []));
  if (gaps.length === 0) return { kind: 'addsUp', since };
  const came = gaps.reduce((sum, quantity) => sum + Math.max(0, quantity), 0);
  const went = gaps.reduce((sum, quantity) => sum + Math.max(0, -quantity), 0);
  return { kind: 'unexplained', came, went, since };
}
