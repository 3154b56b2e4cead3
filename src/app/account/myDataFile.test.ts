import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import type { Order } from '@/domain/order/order';
import { aQueuedEdit } from '../../../test/support/edits';
import { type MyData, myDataFile } from './myDataFile';

const user = { id: 'asha', name: 'Asha Rao', email: 'asha@demo.test' };
const MADE_AT = '2026-01-15T20:00:00.000Z';
const asOf = '2026-01-15T19:59:00.000Z';

const anOrder = (id: string, userId: string): Order =>
  parseOrder({
    id,
    data: {
      id,
      userId,
      customerName: `customer ${userId}`,
      items: [{ productId: '1', productName: 'Premium Water', size: '1L', quantity: 2, price: 2.99 }],
      total: 5.98,
      status: 'pending',
    },
  });
const aCommand = (uid: string) => ({
  ...aQueuedEdit().entry,
  area: 'storefront' as const,
  uid,
  name: 'placeOrder',
  payload: { items: [{ pricePaise: 299 }], shippingAddress: `home of ${uid}` },
});

const data: MyData = {
  user,
  profile: { items: [{ name: 'Asha Rao', phone: '9876543210', address: 'Pune', addresses: [] }], asOf },
  orders: { items: [anOrder('O1', 'asha')], asOf },
  waiting: [aCommand('asha')],
};
const contentsOf = (given: Partial<MyData> = {}) =>
  JSON.parse(myDataFile({ ...data, ...given }, MADE_AT).text);

describe('the file of a customer’s data', () => {
  it('is named by the shop and the day in India, and can be read by people', () => {
    const { name, type, text } = myDataFile(data, MADE_AT);
    expect({ name, type }).toEqual({ name: 'eawa-my-data-2026-01-16.json', type: 'application/json' });
    expect(text).toMatch(/^\{\n {2}"what": "Your data at Eawa",\n/);
  });

  it('holds the account, the profile, the orders and what waits, each with its time, in rupees', () => {
    expect(contentsOf()).toMatchObject({
      madeAt: MADE_AT,
      account: user,
      profile: { readAt: asOf, phone: '9876543210' },
      orders: {
        readAt: asOf,
        all: [{ id: 'O1', totalRupees: 5.98, items: [{ priceRupees: 2.99, quantity: 2 }] }],
      },
      waitingOnThisDevice: [{ what: 'placeOrder', content: { items: [{ priceRupees: 2.99 }] } }],
    });
  });

  it('holds nothing of anybody else', () => {
    const others = {
      orders: { items: [anOrder('O1', 'asha'), anOrder('O2', 'ravi')], asOf },
      waiting: [aCommand('asha'), aCommand('ravi'), { ...aCommand('asha'), area: 'back-office' as const }],
    };
    const text = JSON.stringify(contentsOf(others));
    expect(text).not.toContain('ravi');
    expect(contentsOf(others).orders.all).toHaveLength(1);
    expect(contentsOf(others).waitingOnThisDevice).toHaveLength(1);
  });

  it('says that nothing was saved, and that there are more orders than it holds', () => {
    const many = Array.from({ length: 200 }, (_, place) => anOrder(`O${place}`, 'asha'));
    const contents = contentsOf({ profile: { items: [], asOf }, orders: { items: many, asOf } });
    expect(contents.profile.saved).toBe('nothing yet');
    expect(contents.orders.note).toBe('Only 200 orders. Ask us for the others.');
  });
});
