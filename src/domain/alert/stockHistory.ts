import type { LedgerLine } from '@/domain/stock/stockLedger';

/**
 * When the stock of a ledger last came down to `most` bottles or fewer; null where it has been so for as long as the ledger
 * goes back, or nobody dated it. What happened is not rewritten, so every device finds the same moment, later too.
 */
export function fellToAt(
  most: number,
  lines: readonly Pick<LedgerLine, 'at' | 'quantity' | 'after'>[],
): string | null {
  // The latest of those that came from above.
  const fall = lines.findLast(({ quantity, after }) => after - quantity > most);
  return fall && fall.after <= most ? fall.at : null;
}
