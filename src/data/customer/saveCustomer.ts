import { type SaveChangeResult, saveStaffChange } from '@/data/staff/saveStaffChange';
import {
  type CustomerChange,
  type CustomerProblem,
  conflictingFields,
  fieldsOf,
  withChanges,
} from '@/domain/customer/customerChange';
import { NOTHING_STORED } from '@/domain/customer/customerOverlay';
import type { Run } from '@/services/firebase/firestore/runCommit';
import { parseCustomerOverlay } from './customerDocument';

export const customerPath = (customerId: string): string => `customers/${customerId}`;

/** Writes down what staff say of a customer, over whatever else was said meanwhile. Never rejects. */
export function saveCustomer(change: CustomerChange, run: Run): Promise<SaveChangeResult> {
  const path = customerPath(change.customerId);
  return saveStaffChange(
    {
      name: 'updateCustomer',
      path,
      change,
      kind: 'customer',
      // By its fields instead: two may speak of one customer at a time.
      checksBaseVersion: false,
      async write(stored, transaction, stamp) {
        const now = stored ? fieldsOf(parseCustomerOverlay(stored)) : NOTHING_STORED;
        if (conflictingFields(now, change).length > 0) {
          const problem: CustomerProblem = { kind: 'conflict', now };
          return { outcome: 'refused', problem };
        }
        // The whole document: older ones lack some of it.
        transaction.set(path, { ...withChanges(now, change), ...stamp });
        return { outcome: 'saved' };
      },
    },
    run,
  );
}
