import { useMemo } from 'react';
import { useAlertReading } from '@/data/alert/useAlerts';
import { selectOrdersNewestFirst } from '@/data/order/orderRows';
import { useOrdersWithEdits, useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { selectProductionLines } from '@/data/production/productionMirror';
import { selectStockRows } from '@/data/stock/queuedStock';
import { selectStockItems, selectStockMovements } from '@/data/stock/stockRows';
import { sizesOf } from '@/domain/metrics/bottles';
import { dateOrders } from '@/domain/metrics/datedOrders';
import { ledgersOf } from '@/domain/metrics/stockThen';
import { useAppSelector } from '@/store/hooks';

/** Everything the dashboard is computed from, and how fresh it is. */
export function useDashboard() {
  // The alerts that it shows are made of all that the figures are made of.
  const reading = useAlertReading();
  const owner = useOutboxOwner();
  const stored = useAppSelector(selectOrdersNewestFirst);
  const storedItems = useAppSelector(selectStockItems);
  const rows = useAppSelector(state => selectStockRows(state, owner));
  const movements = useAppSelector(selectStockMovements);
  const lines = useAppSelector(selectProductionLines);
  const { orders: newestFirst = stored } = useOrdersWithEdits(stored);
  const orders = useMemo(() => dateOrders(newestFirst), [newestFirst]);
  const items = useMemo(() => rows.map(({ item }) => item), [rows]);
  // Of the server's own rows: what waits to be sent has no place in a book yet.
  const ledgers = useMemo(() => ledgersOf(storedItems, stored, movements), [storedItems, stored, movements]);
  const data = useMemo(
    () => ({ orders, items, sizesToday: sizesOf(items), ledgers, lines }),
    [orders, items, ledgers, lines],
  );
  return { reading, newestFirst, data } as const;
}
