import { useEffect, useMemo, useState } from 'react';
import { selectOrderRows } from '@/data/order/orderRows';
import { selectStockItems, selectStockMovements } from '@/data/stock/stockRows';
import { knownSince } from '@/domain/metrics/stockThen';
import { type StockLedger, stockLedger } from '@/domain/stock/stockLedger';
import { useAppSelector } from '@/store/hooks';
import { combineReadings, useMirror } from '@/sync/mirror/useMirror';

/** Tells whether a ledger that does not add up has changed since it was last checked. */
const signatureOf = ({ lines, check }: StockLedger): string => `${lines.length} ${JSON.stringify(check)}`;

/**
 * A product's ledger, of what the server is known to have; null before that has been read. Stock, orders and movements are
 * read one after the other, so a sale in between looks like a mistake: a ledger that does not add up is held against a new
 * reading first (`checking`).
 */
export function useLedger(productId: string) {
  const reading = combineReadings(useMirror('inventory'), useMirror('orders'), useMirror('stockMovements'));
  const items = useAppSelector(selectStockItems);
  const orders = useAppSelector(selectOrderRows);
  const movements = useAppSelector(selectStockMovements);
  const { complete, latestOnly, reading: isReading, read } = reading;
  const item = items.find(({ id }) => id === productId);
  const ledger = useMemo(
    () =>
      complete && item
        ? stockLedger(item, orders, movements, latestOnly ? knownSince(orders, movements) : null)
        : null,
    [complete, latestOnly, item, orders, movements],
  );

  const doubted = ledger?.check.kind === 'unexplained' ? signatureOf(ledger) : null;
  const [readAgainFor, setReadAgainFor] = useState<string | null>(null);
  useEffect(() => {
    if (doubted === null || doubted === readAgainFor || isReading) return;
    setReadAgainFor(doubted);
    read();
  }, [doubted, readAgainFor, isReading, read]);

  return {
    reading,
    ledger,
    /** Bottles on the shelf, as the server has them. */
    inStock: item?.inStock ?? 0,
    checking: doubted !== null && (doubted !== readAgainFor || isReading),
  } as const;
}
