import { type OverlaysWithChanges, selectOverlaysWithChanges } from '@/data/customer/queuedCustomers';
import { selectCustomers } from '@/data/customer/selectCustomers';
import { type ReplicaReading, together, useReplica } from '@/data/mirror/useReplica';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import type { Customers } from '@/domain/customer/customer';
import { useAppSelector } from '@/store/hooks';

/** The customers as this person left them; whole once the reading is complete. */
export function useCustomers(): {
  readonly reading: ReplicaReading;
  readonly customers: Customers;
  readonly changesOf: OverlaysWithChanges['changesOf'];
} {
  const owner = useOutboxOwner();
  const reading = together(useReplica('orders'), useReplica('customers'));
  const customers = useAppSelector(state => selectCustomers(state, owner));
  const { changesOf } = useAppSelector(state => selectOverlaysWithChanges(state, owner));
  return { reading, customers, changesOf };
}
