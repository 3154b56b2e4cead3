import { type OverlaysWithChanges, selectOverlaysWithChanges } from '@/data/customer/queuedCustomers';
import { selectCustomers } from '@/data/customer/selectCustomers';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import type { Customers } from '@/domain/customer/customer';
import { useAppSelector } from '@/store/hooks';
import { combineReadings, type MirrorReading, useMirror } from '@/sync/mirror/useMirror';

/** The customers as this person left them; whole once the reading is complete. */
export function useCustomers(): {
  readonly reading: MirrorReading;
  readonly customers: Customers;
  readonly changesOf: OverlaysWithChanges['changesOf'];
} {
  const owner = useOutboxOwner();
  const reading = combineReadings(useMirror('orders'), useMirror('customers'));
  const customers = useAppSelector(state => selectCustomers(state, owner));
  const { changesOf } = useAppSelector(state => selectOverlaysWithChanges(state, owner));
  return { reading, customers, changesOf };
}
