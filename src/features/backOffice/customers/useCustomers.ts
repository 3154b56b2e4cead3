import type { Customers } from '@/entities/customer/customer';
import { type OverlaysWithChanges, selectOverlaysWithChanges } from '@/entities/customer/queuedCustomers';
import { selectCustomers } from '@/entities/customer/selectCustomers';
import { useOutboxOwner } from '@/entities/order/useOrdersWithEdits';
import { type ReplicaReading, together, useReplica } from '@/entities/replica/useReplica';
import { useAppSelector } from '@/shared/redux/hooks';

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
