import { useMemo } from 'react';
import type { NewOrder } from '@/domain/order/placing/newOrder';
import { parseNewOrder } from '@/domain/order/placing/newOrderSchema';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useAppSelector } from '@/store/hooks';
import { ownerKey, selectWaiting } from '@/sync/outbox/outboxSlice';

export type WaitingOrder = { readonly order: NewOrder; readonly entry: CommandRecord };

/** The customer's orders that this device has and the server has not, the newest first. */
export function useWaitingOrders(userId: string): readonly WaitingOrder[] {
  const entries = useAppSelector(state =>
    selectWaiting(state, ownerKey({ area: 'storefront', uid: userId })),
  );
  return useMemo(() => entries.flatMap(waitingOrder).reverse(), [entries]);
}

function waitingOrder(entry: CommandRecord): WaitingOrder[] {
  // One that arrived late is among the orders of the server.
  if (entry.name !== 'placeOrder' || entry.status === 'done') return [];
  try {
    return [{ order: parseNewOrder(entry.payload), entry }];
  } catch {
    // What cannot be read is shown in the outbox, where something can be done about it.
    return [];
  }
}
