import { useMemo } from 'react';
import { selectOverlaysWithChanges } from '@/data/customer/queuedCustomers';
import { selectOrdersNewestFirst } from '@/data/order/orderRows';
import { useOrdersWithEdits, useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { selectProductionLines } from '@/data/production/productionMirror';
import { shopReads } from '@/data/shop/shopReads';
import { selectStockItems, selectStockMovements } from '@/data/stock/stockRows';
import { sizesOf } from '@/domain/metrics/bottles';
import { dateOrders } from '@/domain/metrics/datedOrders';
import { ledgersOf } from '@/domain/metrics/stockThen';
import type { ReportData } from '@/features/backOffice/reports/definitions/reportData';
import { useAppSelector } from '@/store/hooks';
import { together, useMirror } from '@/sync/mirror/useMirror';

/** Everything the reports are computed from, and how fresh it is. */
export function useReports() {
  const orderReading = useMirror('orders');
  const reading = together(
    orderReading,
    useMirror('inventory'),
    useMirror('stockMovements'),
    useMirror('productionLines'),
    useMirror('customers'),
  );
  const stored = useAppSelector(selectOrdersNewestFirst);
  const items = useAppSelector(selectStockItems);
  const movements = useAppSelector(selectStockMovements);
  const owner = useOutboxOwner();
  const lines = useAppSelector(selectProductionLines);
  const { overlays } = useAppSelector(state => selectOverlaysWithChanges(state, owner));
  const { orders: edited = stored } = useOrdersWithEdits(stored);
  // Without it tax is not divided, and the report says so.
  const { data: shop } = shopReads.endpoints.getShop.useQuery(null);
  const sellerState = shop?.items[0]?.seller.state ?? '';

  const orders = useMemo(() => dateOrders(edited), [edited]);
  const ledgers = useMemo(() => ledgersOf(items, stored, movements), [items, stored, movements]);
  const data = useMemo<ReportData>(
    () => ({ orders, overlays, items, sizesToday: sizesOf(items), ledgers, lines, sellerState }),
    [orders, overlays, items, ledgers, lines, sellerState],
  );
  return { reading, data, latestOnly: orderReading.latestOnly } as const;
}
