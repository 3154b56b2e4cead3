import { act, waitFor } from '@testing-library/react';
import type { NewOrder } from '@/domain/order/placing/newOrder';
import { placeOrderCommand } from '@/features/storefront/order/placeOrderCommand';
import { selectOutbox } from '@/sync/outbox/outboxSlice';
import { queueCommand } from '@/sync/outbox/queueCommand';
import type { renderApp } from './renderApp';
import { CUSTOMER } from './shop';

export type TestApp = Awaited<ReturnType<typeof renderApp>>;

/** An order of Premium Water as the customer's form makes it. */
export function anOrderOf(quantity: number, id: string): NewOrder {
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
      { productId: '1', productName: 'Premium Water', size: '1L', image: '', quantity, pricePaise: 299 },
    ],
    shop: { deliveryFeePaise: 299, taxRate: 0.08 },
    placedAt: new Date().toISOString(),
  };
}

/** Resolves when the orders are on the device. */
export const queue = ({ store }: TestApp, ...orders: NewOrder[]) =>
  act(async () => {
    for (const order of orders) {
      await store.dispatch(queueCommand(placeOrderCommand, { uid: order.userId, payload: order }));
    }
  });

export const entries = ({ store }: TestApp) => selectOutbox(store.getState()).entries;

export const statusOf = (app: TestApp, id: string) => entries(app).find(entry => entry.id === id)?.status;

/** Resolves when a command has come to a status. */
export const settled = (app: TestApp, id: string, status: string) =>
  waitFor(() => {
    if (statusOf(app, id) !== status) throw new Error(`${id} is ${statusOf(app, id)}, not ${status}`);
  });

/** Queues an order and resolves when a try to send it has failed: it waits for the network. */
export async function queueUnsent(app: TestApp, order: NewOrder) {
  await queue(app, order);
  await waitFor(() => {
    const entry = entries(app).find(({ id }) => id === order.id);
    if (entry?.status !== 'pending' || entry.tries === 0) throw new Error(`${order.id} was not tried yet`);
  });
}
