import { DAY_MS } from './day';
import { customerIdOf, DEMO_CUSTOMER, OTHER_CUSTOMERS, type SeedCustomer } from './people';
import type { SeedDocument } from './seedValue';

type Overlay = {
  readonly status: 'active' | 'inactive';
  readonly type: 'retail' | 'wholesale' | 'distributor';
  readonly notes: string;
};

/** What staff noted about a few customers, by email; the others are derived from their orders alone. */
const OVERLAYS: { readonly [email: string]: Overlay } = {
  'aarav.sharma@example.com': {
    status: 'active',
    type: 'wholesale',
    notes: 'Monthly invoice, pays in 15 days.',
  },
  'kavya.reddy@example.com': { status: 'active', type: 'distributor', notes: 'Covers Hyderabad south.' },
  'siddharth.joshi@example.com': { status: 'inactive', type: 'retail', notes: 'Moved away.' },
  'gurpreet.kaur@example.com': { status: 'active', type: 'wholesale', notes: 'Orders by phone.' },
};

export function customerDocuments(todayMs: number): SeedDocument[] {
  const updatedAt = new Date(todayMs - 3 * DAY_MS);
  const { uid, name, email, phone, address } = DEMO_CUSTOMER;
  return [
    { path: `users/${uid}`, fields: { name, email, phone, address, updatedAt } },
    ...OTHER_CUSTOMERS.flatMap(customer => overlayDocument(customer, updatedAt) ?? []),
  ];
}

function overlayDocument(customer: SeedCustomer, updatedAt: Date): SeedDocument | undefined {
  const { name, email, phone } = customer;
  const overlay = OVERLAYS[email];
  return (
    overlay && {
      path: `customers/${customerIdOf(customer)}`,
      fields: { name, contact: name, email, phone, ...overlay, hidden: false, updatedAt },
    }
  );
}
