import { useMemo } from 'react';
import { sizesOf } from '@/entities/figures/bottles';
import { dateOrders } from '@/entities/figures/datedOrders';
import { useOrdersWithEdits } from '@/entities/order/useOrdersWithEdits';
import {
  selectOrdersNewestFirst,
  selectProductionLines,
  selectStockItems,
} from '@/entities/replica/replicaSelectors';
import { together, useReplica } from '@/entities/replica/useReplica';
import { useAppSelector } from '@/shared/redux/hooks';

/** Everything the dashboard is computed from, and how fresh it is. */
export function useDashboard() {
  const reading = together(useReplica('orders'), useReplica('inventory'), useReplica('productionLines'));
  const stored = useAppSelector(selectOrdersNewestFirst);
  const items = useAppSelector(selectStockItems);
  const lines = useAppSelector(selectProductionLines);
  const { orders: newestFirst = stored } = useOrdersWithEdits(stored);
  const orders = useMemo(() => dateOrders(newestFirst), [newestFirst]);
  const sizesToday = useMemo(() => sizesOf(items), [items]);
  const data = useMemo(() => ({ orders, items, sizesToday, lines }), [orders, items, sizesToday, lines]);
  return { reading, newestFirst, data } as const;
}
