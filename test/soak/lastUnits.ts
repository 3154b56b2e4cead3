import { IDBFactory } from 'fake-indexeddb';
import { expect } from 'vitest';
import { createDevice } from './device';
import type { Network } from './network';
import type { Page } from './page';
import { type Customer, customer } from './shop';
import { openTab, type Tab, type TabTime } from './tab';

/** So many customers want one each of so many bottles. */
export const CUSTOMERS = Array.from({ length: 50 }, (_, n) => customer(`customer-${n + 1}`));
export const UNITS = 30;

export type Phone = { readonly tab: Tab; readonly uid: string };

type Options = {
  readonly page: Page;
  readonly network: Pick<Network, 'connect'>;
  readonly time: TabTime;
  readonly env?: { readonly [name: string]: string };
};

/** A phone of the customer's own, with the shop open; nobody is signed in yet. */
export async function openPhone({ uid }: Customer, options: Options): Promise<Phone> {
  globalThis.indexedDB = new IDBFactory();
  const tab = await openTab({
    ...options,
    host: `${uid}.test`,
    device: createDevice({ time: options.time, hasLocks: true }),
    random: () => 0.5,
    orderId: () => '',
    watch: () => {},
  });
  return { tab, uid };
}

/** Auth opens its database at the first sign-in, and it has to be this phone's: one phone after the other. */
export const signInOn = ({ tab }: Phone, { email, password }: Customer) =>
  tab.store.dispatch(tab.page.signIn('storefront', email, password));

/** Presses for one bottle; `n` counts the orders. */
export const buyOne = ({ tab: { store, page }, uid }: Phone, n: number) => {
  const id = `T${String(n).padStart(11, '0')}`;
  const payload = {
    id,
    userId: uid,
    customerName: uid,
    email: `${uid}@demo.test`,
    phone: '9876543210',
    shippingAddress: '12 Lake View Road, Pune 411001',
    specialInstructions: '',
    paymentMethod: 'cash' as const,
    items: [
      { productId: '1', productName: 'Premium Water', size: '1L', image: '', quantity: 1, pricePaise: 299 },
    ],
    shop: { deliveryFeePaise: 299, taxRate: 0.08 },
    placedAt: new Date().toISOString(),
  };
  return store.dispatch(page.queueCommand(page.placeOrderCommand, { uid, payload }));
};

/** The 30 who got a bottle are told so, and the 20 others why not. */
export function expectToldApart(phones: readonly Phone[]): void {
  const told = phones.flatMap(({ tab }) => tab.entries());
  const refused = told.filter(({ status }) => status === 'failed');
  expect(told.filter(({ status }) => status === 'done')).toHaveLength(UNITS);
  expect(refused).toHaveLength(CUSTOMERS.length - UNITS);
  for (const { failure } of refused) {
    expect(failure?.reason).toMatchObject({ kind: 'item', refusal: { reason: { kind: 'outOfStock' } } });
  }
}
