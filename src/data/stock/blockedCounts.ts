import { movementId, type StockAdjustment } from '@/domain/stock/stockChanges';
import type { LedgerKind, LedgerLine } from '@/domain/stock/stockLedger';
import { compareInstants } from '@/lib/time/compareInstants';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { FailedStockChange } from './queuedStock';

/** A count that was not written, because the stock was another by then: the person decides what happens with it. */
export type BlockedCount = {
  readonly change: StockAdjustment;
  /** Null where the device stored nothing of it. */
  readonly entry: CommandRecord | null;
  /** Bottles on the shelf when it was blocked, as the server had them. */
  readonly inStock: number;
};

/** The blocked counts among what failed of a product, the oldest first. */
export const blockedCounts = (failed: readonly FailedStockChange[]): readonly BlockedCount[] =>
  failed.flatMap(({ kind, change, entry, problem }) =>
    kind === 'adjustment' && problem.kind === 'moved' ? [{ change, entry, inStock: problem.inStock }] : [],
  );

/** By how much a count differs from what the screen said; null for one that was stored without that. */
function differenceOf({ change: { adjustment } }: BlockedCount): number | null {
  return 'counted' in adjustment ? adjustment.counted - adjustment.shown : null;
}

/** How many were counted. */
export function countedQuantity({ change: { adjustment } }: BlockedCount): number {
  if ('counted' in adjustment) return adjustment.counted;
  return 'to' in adjustment ? adjustment.to : 0;
}

/**
 * The stock after applying the blocked counts, each by its difference, since later counts build on earlier ones. A single
 * count without `shown` sets the stock to its number; null if there are several, and one of them is without it.
 */
export function stockAfter(blocked: readonly BlockedCount[], inStock: number): number | null {
  const [first] = blocked;
  const differences = blocked.map(differenceOf);
  if (differences.every(difference => difference !== null)) {
    return differences.reduce((sum, difference) => sum + difference, inStock);
  }
  return first && blocked.length === 1 ? countedQuantity(first) : null;
}

/** The command that applies a blocked count to a stock of `inStock`. */
export function toResolvedAdjustment({ change }: BlockedCount, inStock: number): StockAdjustment {
  const { adjustment } = change;
  if ('counted' in adjustment)
    return { ...change, adjustment: { by: adjustment.counted - adjustment.shown } };
  if ('to' in adjustment) return { ...change, adjustment: { counted: adjustment.to, shown: inStock } };
  return change;
}

/** Bottles that came or went in one way; what left the shelf is negative. */
export type Movement = { readonly kind: LedgerKind; readonly quantity: number };

/** What happened to a stock since the screen showed the number that a count was compared with, one sum for each kind. */
export function movementsSince(
  { change: { ground: baseVersion, productId } }: BlockedCount,
  lines: readonly LedgerLine[],
): readonly Movement[] {
  const { updatedAt, builtOn } = baseVersion;
  const seen = new Set(builtOn.map(commandId => movementId({ commandId, productId })));
  const sums = new Map<LedgerKind, number>();
  for (const { id, kind, at, quantity } of lines) {
    // Every sale and every movement makes the product's version, and bears its time.
    if (updatedAt === null || at === null || compareInstants(at, updatedAt) <= 0 || seen.has(id)) continue;
    sums.set(kind, (sums.get(kind) ?? 0) + quantity);
  }
  return [...sums].flatMap(([kind, quantity]) => (quantity === 0 ? [] : [{ kind, quantity }]));
}
