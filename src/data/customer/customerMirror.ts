import type { CustomerOverlay } from '@/domain/customer/customerOverlay';
import { api } from '@/store/api/api';
import { changesSince } from '@/sync/mirror/changesSince';
import type { MirrorDefinition, Synced } from '@/sync/mirror/collections';

const { endpoints } = api.injectEndpoints({
  endpoints: build => ({ listCustomers: build.query<Synced, string>(changesSince('customers', 'Customer')) }),
});

export const CUSTOMERS_MIRROR: MirrorDefinition<CustomerOverlay> = {
  endpoint: endpoints.listCustomers,
  changedAt: 'updatedAt',
  loadParser: () => import('./customerDocument').then(part => part.parseCustomerOverlay),
};

declare module '@/sync/mirror/collections' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface MirrorRows {
    readonly customers: CustomerOverlay;
  }
}
