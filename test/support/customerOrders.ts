import { expect, vi } from 'vitest';
import type { AppStore } from '@/app/rootStore/store';
import type { NewOrder } from '@/domain/order/placing/newOrder';
import { placeOrderCommand } from '@/features/storefront/order/placeOrderCommand';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { selectOutbox } from '@/sync/outbox/outboxSlice';
import { queueCommand } from '@/sync/outbox/queueCommand';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { CUSTOMER } from './shop';

type App = { readonly store: AppStore };

/** Two bottles of Premium Water, as the order form hands them to the outbox now. */
export function twoBottles(id = 'T0000000001'): NewOrder {
  return {
    id,
    userId: CUSTOMER.uid,
    customerName: CUSTOMER.displayName,
    email: CUSTOMER.email,
    phone: '9876543210',
    shippingAddress: '12 Lake View Road, Pune 411001',
    specialInstructions: '',
    paymentMethod: 'cash',
    items: [
      { productId: '1', productName: 'Premium Water', size: '1L', image: '', quantity: 2, pricePaise: 299 },
    ],
    shop: { deliveryFeePaise: 299, taxRate: 0.08 },
    placedAt: new Date().toISOString(),
  };
}

/** Keeps an order in the outbox, as the form does. */
export const queueOrder = ({ store }: App, order: NewOrder): Promise<CommandRecord> =>
  store.dispatch(queueCommand(placeOrderCommand, { uid: order.userId, payload: order }));

type Expected = Partial<Pick<CommandRecord, 'status' | 'outcomeUnknown'>> & {
  /** At least so many: it may have been tried again meanwhile. */
  readonly tries?: number;
};

/** Waits until a kept order is as expected. */
export const expectQueued = (
  { store }: App,
  id: string,
  { tries = 0, ...expected }: Expected,
): Promise<void> =>
  vi.waitFor(
    () => {
      const queued = selectOutbox(store.getState()).entries.find(entry => entry.id === id);
      expect(queued).toMatchObject(expected);
      expect(queued?.tries).toBeGreaterThanOrEqual(tries);
    },
    { timeout: 60_000 },
  );

/** What the browser says when the connection is there again. */
export const comeOnline = () => void globalThis.dispatchEvent(new Event('online'));

/** What is on the server: the orders' ids, and the bottles of Premium Water left of 30. */
export function shopOf(backend: LocalFirebase) {
  const { list, read } = backend.firestore.documents;
  return {
    orders: list('orders').map(({ path }) => path.slice('orders/'.length)),
    stock: read('inventory/1')?.fields.inStock,
  };
}
