import { useMemo } from 'react';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import {
  type FailedStockChange,
  type StockRow,
  selectQueuedStock,
  selectStockRows,
} from '@/data/stock/queuedStock';
import { parseStockProblem } from '@/domain/stock/stockProblem';
import { useAppSelector } from '@/store/hooks';

/** The products as this person left them, and what of that will not be saved as it is. */
export function useStockRows(): {
  readonly rows: readonly StockRow[];
  readonly failed: readonly FailedStockChange[];
} {
  const owner = useOutboxOwner();
  const rows = useAppSelector(state => selectStockRows(state, owner));
  const queued = useAppSelector(state => selectQueuedStock(state, owner));
  const failed = useMemo(
    () =>
      [...queued.values()]
        .flat()
        .filter(({ entry }) => entry.status === 'failed')
        .map(one => ({ ...one, problem: parseStockProblem(one.entry.failure?.reason) })),
    [queued],
  );
  return { rows, failed };
}
